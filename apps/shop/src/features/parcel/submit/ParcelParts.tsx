import { cnyText, dotted, formatAmount, inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, Cell, CellGroup, TextArea, TextField } from "@sihai/ui";
import { FileText, Package, Store } from "lucide-react";
import type { ReactNode } from "react";
import { go, here, href, useDict, useLanguage } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";
import { DiscountCard } from "./DiscountCard.tsx";
import { IdentityCard } from "./IdentityCard.tsx";
import { InsuranceCard } from "./InsuranceCard.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { SubmitCostCard } from "./SubmitCostCard.tsx";
import { SubmitTerms } from "./SubmitTerms.tsx";
import { TaxCard } from "./TaxCard.tsx";
import type { ParcelForm } from "./use-parcel-form.ts";

type ParcelPartsProps = {
  form: ParcelForm;
  comparing: boolean;
  onCompare: (comparing: boolean) => void;
  /** Beside the line: what else can be chosen there. */
  children?: ReactNode;
  /** Of a change: what the new sum is called, and what it comes to beside the old one. */
  totalLabel?: string;
  difference?: ReactNode;
};

/** The parts of a parcel in the order a person decides them, new or to be changed, with the cost in lines. */
export function ParcelParts({ form, comparing, onCompare, children, totalLabel, difference }: ParcelPartsProps) {
  const { options, chosen, lines, declared, insured, code, cost, document, keptNumber, shown } = form;
  return (
    <>
      <LineChoice
        options={options}
        chosen={chosen}
        declared={declared}
        lines={lines.length}
        comparing={comparing}
        onCompare={onCompare}
      />
      {children}
      {chosen?.line.needsOutlet ? <OutletCell form={form} lineId={chosen.line.id} /> : null}
      <ServicesAndDeclaration form={form} />
      <UnprintableNotice of="goods" texts={lines.flatMap(({ name }) => [name.en, name.zh])} />
      {chosen ? <InsuranceCard offered={chosen} /> : null}
      <IdentityCard document={document} kept={keptNumber} companyError={shown("company")} numberError={shown("number")} />
      <EmailAndRemark form={form} />
      {cost && chosen ? <DiscountCard options={options} cost={cost} freight={chosen.deposit} code={code} /> : null}
      {cost && chosen ? <SubmitCostCard cost={cost} offered={chosen} {...(totalLabel !== undefined && { totalLabel })} /> : null}
      {difference}
      {chosen ? <TaxCard options={options} offered={chosen} declared={declared} lines={lines.length} /> : null}
      <SubmitTerms insured={insured !== "0.00"} error={shown("agreement")} />
    </>
  );
}

/** Where a parcel of a pickup line is fetched. */
function OutletCell({ form: { outlet, shown }, lineId }: { form: ParcelForm; lineId: string }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  return (
    <CellGroup>
      <Cell
        icon={<Store size={20} />}
        title={words.outlet}
        note={
          outlet
            ? dotted([inLanguage(outlet.name, language), inLanguage(outlet.address, language)])
            : shown("outlet") === undefined && words.chooseOutlet
        }
        error={shown("outlet")}
        href={href("/order/in-storage/outlet-address", { lineId, back: here() })}
      />
    </CellGroup>
  );
}

function ServicesAndDeclaration({ form: { services, serviceInfo, lines, declared, shown } }: { form: ParcelForm }) {
  const words = useDict(storageDict);
  const { freeServiceNumber, valueAddedService, valueAddedServiceCost } = serviceInfo;
  const chosen = words.servicesChosen(freeServiceNumber, valueAddedService, cnyText(valueAddedServiceCost));
  return (
    <CellGroup>
      <Cell
        icon={<Package size={20} />}
        title={words.services}
        note={services.length > 0 ? chosen : words.servicesNone}
        href={href("/order/in-storage/free-packaging-value-added-service", { back: here() })}
      />
      <Cell
        icon={<FileText size={20} />}
        title={words.declaration}
        note={words.declarationOf(lines.length, formatAmount(declared, "USD"))}
        error={shown("declaration")}
        onClick={() => {
          useParcelSubmit.setState({ declaration: lines });
          go("/package/declaration/details", { back: here() });
        }}
      />
    </CellGroup>
  );
}

function EmailAndRemark({ form: { email, remark, shown } }: { form: ParcelForm }) {
  const words = useDict(storageDict);
  return (
    <Card className="flex flex-col gap-3">
      <TextField
        label={words.email}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(value) => useParcelSubmit.setState({ email: value })}
        hint={words.emailHint}
        error={shown("email")}
      />
      <TextArea
        label={words.remark}
        value={remark}
        onChange={(value) => useParcelSubmit.setState({ remark: value })}
        maxLength={300}
        rows={2}
      />
    </Card>
  );
}
