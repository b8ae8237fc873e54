import { type Money, sign, sum, toDecimal, zero } from "@sihai/domain";
import { forwardingPolicy, forwardingServiceTotal } from "@sihai/domain/forwarding";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Button, Card, Checkbox, FormPage, Price, Switch, TextArea, TextLink } from "@sihai/ui";
import { useEffect, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { go, href, useDict, usePageSearch, useSettings, useWarehouseNames } from "#shop";
import { ForwardingToDoor } from "./ForwardingToDoor.tsx";
import { aParcel, type DraftParcel, withNumbers } from "./forwarding-draft.ts";
import { ParcelCard } from "./ParcelCard.tsx";
import { PasteNumbers } from "./PasteNumbers.tsx";
import { type ForwardingForm, useSubmitForwarding } from "./use-submit-forwarding.ts";
import { WarehouseChoice } from "./WarehouseChoice.tsx";

/** Announces parcels the customer sends himself: where to, which numbers, what is in them, what to do with them. */
export default function SubmitZyPage() {
  const words = useDict(forwardingDict);
  const { usual } = useWarehouseNames();
  const { form, place, pending } = useSubmitForwarding();
  const [warehouse, parcels] = form.watch(["warehouse", "parcels"]);
  const total = useServicesTotal(parcels);
  useWarehouseOfLink(form);
  return (
    <FormPage
      title={words.submit}
      form={form}
      submitText={words.submitNow}
      pending={pending}
      onSubmit={place}
      className="flex flex-col gap-3"
      footerAside={<ServicesTotal total={total} />}
    >
      <p className="px-1 text-body text-grey">
        {words.intro} <TextLink href={href("/guide/transfer")}>{words.guide}</TextLink>
      </p>
      <Bound form={form} name="warehouse">
        {({ value, onChange }) => <WarehouseChoice value={usual(value)} onChange={onChange} />}
      </Bound>
      <Parcels form={form} />
      <AboutAll form={form} />
      <ForwardingToDoor parcels={parcels} warehouse={usual(warehouse)} services={toDecimal(total)} />
    </FormPage>
  );
}

/** A link may name the warehouse; it is taken once, so that another one chosen since stays. */
function useWarehouseOfLink(form: ForwardingForm): void {
  const { warehouse, ...others } = usePageSearch("/order/submit/zy");
  useEffect(() => {
    if (warehouse === undefined) return;
    form.setValue("warehouse", Number(warehouse));
    go("/order/submit/zy", others, { replace: true });
  });
}

function useServicesTotal(parcels: readonly DraftParcel[]): Money {
  const rules = useSettings();
  return sum(
    parcels.map(({ services, items }) =>
      rules
        ? forwardingServiceTotal(
            services,
            items.map(({ quantity }) => quantity),
            rules,
          )
        : zero("CNY"),
    ),
    "CNY",
  );
}

function ServicesTotal({ total }: { total: Money }) {
  const words = useDict(forwardingDict);
  return (
    <span className="flex shrink-0 flex-col leading-5">
      <span className="text-note text-grey">{words.servicesTotal}</span>
      {sign(total) === 0 ? <span className="text-title font-semibold">{words.free}</span> : <Price amount={toDecimal(total)} />}
    </span>
  );
}

/** The parcels, and the ways to more: one, or many numbers at once. */
function Parcels({ form }: { form: ForwardingForm }) {
  const words = useDict(forwardingDict);
  const [pasting, setPasting] = useState(false);
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "parcels" });
  const isFull = fields.length >= forwardingPolicy.parcelsMax;
  return (
    <>
      {fields.map(({ id }, at) => (
        <ParcelCard key={id} form={form} at={at} onRemove={fields.length > 1 ? () => remove(at) : null} />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <Button
          kind="quiet"
          disabledReason={isFull ? words.atMostParcels(forwardingPolicy.parcelsMax) : null}
          onClick={() => append(aParcel())}
        >
          {words.addParcel}
        </Button>
        <Button kind="quiet" onClick={() => setPasting(true)}>
          {words.pasteMany}
        </Button>
        <PasteNumbers
          open={pasting}
          onClose={() => setPasting(false)}
          onAdd={(numbers) => replace(withNumbers(form.getValues("parcels"), numbers))}
        />
      </div>
    </>
  );
}

/** What holds for all the parcels: sent on together or not, what we must know, and the terms. */
function AboutAll({ form }: { form: ForwardingForm }) {
  const words = useDict(forwardingDict);
  const terms = <TextLink href={href("/help-center/detail", { helpId: "forwarding-terms" })}>{words.terms}</TextLink>;
  return (
    <Card className="flex flex-col gap-3">
      <Bound form={form} name="shipTogether">
        {({ value, onChange }) => <Switch label={words.together} note={words.togetherNote} checked={value} onChange={onChange} />}
      </Bound>
      <Bound form={form} name="remark">
        {(field) => (
          <TextArea
            label={words.remark}
            hint={words.remarkHint}
            required
            rows={3}
            maxLength={forwardingPolicy.remarkMaxLength}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="agreed">
        {({ value, ...field }) => (
          <Checkbox
            label={
              <>
                {words.agree} {terms}
              </>
            }
            checked={value}
            {...field}
          />
        )}
      </Bound>
    </Card>
  );
}
