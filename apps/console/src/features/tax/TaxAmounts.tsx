import type { Currency } from "@sihai/domain";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Bound, currencyOptions, MoneyField, NumberField, Select, type useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import type { TaxEntry } from "./tax-entry.ts";

export type TaxFields = ReturnType<typeof useSchemaForm<TaxEntry>>;
type AmountName = "dutyRelief" | "vatRelief" | "flatPerLine" | "reducedUpTo" | "dutyLess" | "vatLess";
type ShareName = "dutyPercent" | "vatPercent" | "reducedPercent";

/** What the country asks: duty and VAT with what they leave free, a flat amount per line, and a reduced rate of duty. */
export function TaxAmounts({ form, currency }: { form: TaxFields; currency: Currency }) {
  const words = useDict(consoleTaxDict);
  const amount = (name: AmountName) => (
    <Bound form={form} name={name}>
      {(field) => <MoneyField label={words[name]} currency={currency} {...field} />}
    </Bound>
  );
  const share = (name: ShareName, label: string) => (
    <Bound form={form} name={name}>
      {(field) => <NumberField label={label} decimals={2} unit="%" {...field} />}
    </Bound>
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Bound form={form} name="currency">
          {(field) => <Select label={words.currency} required options={currencyOptions} {...field} />}
        </Bound>
      </div>
      {amount("dutyRelief")}
      {share("dutyPercent", words.dutyRate)}
      {amount("vatRelief")}
      {share("vatPercent", words.vatRate)}
      <div className="sm:col-span-2">{amount("flatPerLine")}</div>
      <p className="text-note text-grey sm:col-span-2">{words.stepsHint}</p>
      {amount("reducedUpTo")}
      {share("reducedPercent", words.reducedRate)}
      {amount("dutyLess")}
      {amount("vatLess")}
    </div>
  );
}
