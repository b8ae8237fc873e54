import { cnyText, dotted, formatAmount, inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Card, Cell, CellGroup, Form, TextArea, TextField } from "@sihai/ui";
import { FileText, Package, Store } from "lucide-react";
import type { ReactNode } from "react";
import { go, here, href, useDict, useLanguage } from "#shop";
import { waitingServices } from "../../../stores/packing-services.ts";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";
import { DiscountCard } from "./DiscountCard.tsx";
import { IdentityCard } from "./IdentityCard.tsx";
import { InsuranceCard } from "./InsuranceCard.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { leavesServices } from "./parcel-schema.ts";
import { SubmitCostCard } from "./SubmitCostCard.tsx";
import { SubmitTerms } from "./SubmitTerms.tsx";
import { draftOf } from "./submit-total.ts";
import { TaxCard } from "./TaxCard.tsx";
import type { ParcelForm } from "./use-parcel-form.ts";

type ParcelPartsProps = {
  form: ParcelForm;
  /** Of the form element, which the button below names. */
  id: string;
  onSubmit: () => unknown;
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  /** Beside the line: what else can be chosen there. */
  children?: ReactNode;
  /** Of a change: what the new sum is called, and what it comes to beside the old one. */
  totalLabel?: string;
  difference?: ReactNode;
  /** Of a new parcel: what is paid now and what is still to come, the tax with it. */
  sums?: ReactNode;
};

/** The parts of a parcel in the order a person decides them, new or to be changed, with the cost in lines. */
export function ParcelParts(props: ParcelPartsProps) {
  const { form, id, onSubmit, comparing, onCompare, children, totalLabel, difference, sums } = props;
  const { fields, options, chosen, lines, declared, insured, code, cost, used, coupons, document, keptNumber } = form;
  return (
    <>
      <LineChoice
        options={options}
        chosen={chosen}
        declared={declared}
        lines={lines.length}
        comparing={comparing}
        onCompare={onCompare}
        onChoose={form.chooseLine}
      />
      {children}
      {chosen?.line.needsOutlet ? <OutletCell form={form} lineId={chosen.line.id} /> : null}
      <ServicesAndDeclaration form={form} />
      <UnprintableNotice of="goods" texts={lines.flatMap(({ name }) => [name.en, name.zh])} />
      {chosen ? <InsuranceCard form={fields} offered={chosen} /> : null}
      <IdentityCard form={fields} document={document} kept={keptNumber} />
      <EmailAndRemark form={form} />
      {cost && chosen && coupons ? (
        <DiscountCard form={fields} options={options} cost={cost} freight={chosen.deposit} code={code} coupons={coupons} />
      ) : null}
      {cost && chosen ? (
        <SubmitCostCard cost={cost} offered={chosen} used={used} {...(totalLabel !== undefined && { totalLabel })} />
      ) : null}
      {difference}
      {sums ?? (chosen ? <TaxCard options={options} offered={chosen} declared={declared} lines={lines.length} /> : null)}
      {/* The code above is a form of its own, and forms do not stand in forms: the button below finds this one by its name. */}
      <Form id={id} form={fields} onSubmit={onSubmit}>
        <SubmitTerms form={fields} insured={insured !== "0.00"} leavesServices={leavesServices(options)} />
      </Form>
    </>
  );
}

/** Where a parcel of a pickup line is fetched. */
function OutletCell({ form: { fields, outlet }, lineId }: { form: ParcelForm; lineId: string }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const fault = fields.formState.errors.pickupCode?.message;
  return (
    <CellGroup>
      <Cell
        icon={<Store size={20} />}
        title={words.outlet}
        note={
          outlet
            ? dotted([inLanguage(outlet.name, language), inLanguage(outlet.address, language)])
            : fault === undefined && words.chooseOutlet
        }
        error={fault}
        href={href("/order/in-storage/outlet-address", { lineId, back: here() })}
      />
    </CellGroup>
  );
}

function ServicesAndDeclaration({ form: { fields, options, services, serviceInfo, lines, declared } }: { form: ParcelForm }) {
  const words = useDict(storageDict);
  const left = useParcelSubmit((state) => state.valueAddedDeliveryOrderService).filter(
    ({ code }) => !services.some((service) => service.code === code),
  );
  const { freeServiceNumber, valueAddedService, valueAddedServiceCost } = serviceInfo;
  const cautions = [
    ...left.map(({ code }) => words.serviceLeft(words.serviceNames[code].name)),
    ...(waitingServices() ? [words.servicesWaiting] : []),
  ];
  const chosen = words.servicesChosen(freeServiceNumber, valueAddedService, cnyText(valueAddedServiceCost));
  return (
    <CellGroup>
      <Cell
        icon={<Package size={20} />}
        title={words.services}
        note={
          <>
            {services.length > 0 ? chosen : words.servicesNone}
            {cautions.map((caution) => (
              <span key={caution} className="block text-warn">
                {caution}
              </span>
            ))}
          </>
        }
        href={href("/order/in-storage/free-packaging-value-added-service", { back: here() })}
      />
      <Cell
        icon={<FileText size={20} />}
        title={words.declaration}
        note={words.declarationOf(lines.length, formatAmount(declared, "USD"))}
        error={fields.formState.errors.declaration?.message}
        onClick={() => {
          fields.setValue("declaration", lines);
          useParcelSubmit.setState({ proposedLines: draftOf(options.declaration) });
          go("/package/declaration/details", { back: here() });
        }}
      />
    </CellGroup>
  );
}

function EmailAndRemark({ form: { fields, defaultEmail } }: { form: ParcelForm }) {
  const words = useDict(storageDict);
  return (
    <Card className="flex flex-col gap-3">
      <Bound form={fields} name="email">
        {({ value, ...field }) => (
          <TextField
            label={words.email}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            value={value ?? defaultEmail}
            hint={words.emailHint}
            {...field}
          />
        )}
      </Bound>
      <Bound form={fields} name="remark">
        {(field) => <TextArea label={words.remark} maxLength={300} rows={2} {...field} />}
      </Bound>
    </Card>
  );
}
