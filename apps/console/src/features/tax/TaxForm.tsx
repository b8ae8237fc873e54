import { isRefused, useAction } from "@sihai/client";
import { draftTaxRule, listTaxRules } from "@sihai/contract/freight";
import { currencyCodes } from "@sihai/domain";
import { countryCodes } from "@sihai/domain/address";
import { noTaxCurrency, taxGrades } from "@sihai/domain/tax";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { consoleTaxesDict } from "@sihai/text/dict/console-taxes";
import { Button, MoneyField, Notice, NumberField, Select, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useMemo, useState } from "react";
import { useDict } from "#console";
import { DayField, PanelCard } from "#desk";
import { TaxPreview } from "./TaxPreview.tsx";
import { emptyEntry, entryOf, previewOf, type TaxEntry, toCells } from "./tax-entry.ts";
import type { TaxRow } from "./tax-rule.ts";
import { useTaxWords } from "./use-tax-words.ts";

type TaxFormProps = {
  /** The rule it follows; null for one of a country without. */
  from: TaxRow | null;
  isEnd: boolean;
  earliestDay: string;
  onClose: () => void;
};

/** A dated rule, or the end of one: kept as a draft for a colleague to check. The server names what is wrong, cell by cell. */
export function TaxForm({ from, isEnd, earliestDay, onClose }: TaxFormProps) {
  const words = useDict(consoleTaxesDict);
  const { problemText } = useDict(consoleRatesDict);
  const { country: nameOf } = useTaxWords();
  const [entry, setEntry] = useState<TaxEntry>(() => ({ ...(from ? entryOf(from) : emptyEntry), from: earliestDay }));
  const save = useAction(draftTaxRule, {
    refreshes: [listTaxRules],
    onDone: ({ drafts }) => {
      toastSuccess(words.saved(drafts));
      onClose();
    },
  });
  const errors = isRefused(save.error, "TAX_RULES_INVALID") ? save.error.facts.errors : [];
  const countries = useMemo(
    () => countryCodes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label)),
    [nameOf],
  );

  /** A field of the form: its value, and what the server found wrong with the cell it becomes. */
  function field<Key extends keyof TaxEntry>(key: Key, column: string) {
    const wrong = errors.find((error) => error.column === column);
    return {
      value: entry[key],
      error: wrong && problemText(wrong.message),
      onChange: (value: TaxEntry[Key]) => setEntry((before) => ({ ...before, [key]: value })),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run({ body: { cells: toCells(isEnd ? { ...entry, currency: noTaxCurrency } : entry) } });
  }

  const preview = isEnd ? null : previewOf(entry);
  const currency = preview?.dutyRelief.currency ?? "EUR";
  const title = isEnd ? words.endOf(nameOf(entry.country)) : words.newOf(from === null ? "" : nameOf(from.country));
  return (
    <PanelCard title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isEnd ? <Notice>{words.endsHint}</Notice> : null}
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={words.country}
            required
            placeholder=""
            disabled={from !== null}
            options={countries}
            {...field("country", "country")}
          />
          <DayField label={words.from} required min={earliestDay} hint={words.earliest(earliestDay)} {...field("from", "from")} />
        </div>
        {isEnd ? null : (
          <div className="grid gap-3 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <Select
                label={words.currency}
                required
                options={currencyCodes.map((value) => ({ value, label: value }))}
                {...field("currency", "currency")}
              />
            </div>
            <MoneyField label={words.dutyRelief} currency={currency} {...field("dutyRelief", "duty_relief")} />
            <NumberField label={words.dutyRate} decimals={2} unit="%" {...field("dutyPercent", "duty_bp")} />
            <MoneyField label={words.vatRelief} currency={currency} {...field("vatRelief", "vat_relief")} />
            <NumberField label={words.vatRate} decimals={2} unit="%" {...field("vatPercent", "vat_bp")} />
            <div className="sm:col-span-2">
              <MoneyField label={words.flatPerLine} currency={currency} {...field("flatPerLine", "flat_per_line")} />
            </div>
            <p className="text-note text-grey sm:col-span-2">{words.stepsHint}</p>
            <MoneyField label={words.reducedUpTo} currency={currency} {...field("reducedUpTo", "reduced_up_to")} />
            <NumberField label={words.reducedRate} decimals={2} unit="%" {...field("reducedPercent", "reduced_bp")} />
            <MoneyField label={words.dutyLess} currency={currency} {...field("dutyLess", "duty_less")} />
            <MoneyField label={words.vatLess} currency={currency} {...field("vatLess", "vat_less")} />
          </div>
        )}
        {preview ? <TaxPreview rule={preview} /> : null}
        <TextArea label={words.source} hint={words.sourceHint} required rows={2} maxLength={300} {...field("source", "source")} />
        <Select
          label={words.grade}
          options={taxGrades.map((value) => ({ value, label: words.grades[value] }))}
          {...field("grade", "grade")}
        />
        <Button type="submit" pending={save.pending}>
          {words.save}
        </Button>
      </form>
    </PanelCard>
  );
}
