import { isRefused, useAction, usePlaces } from "@sihai/client";
import { draftTaxRule, listTaxRules } from "@sihai/contract/tax";
import { noTaxCurrency, taxGrades } from "@sihai/domain/tax";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Bound, Button, Form, Notice, Select, TextArea, toastSuccess } from "@sihai/ui";
import { useMemo } from "react";
import { useDict } from "#console";
import { DayField, PanelCard, shapedAs, usePersistedForm } from "#desk";
import { showCellErrors } from "../freight/show-cell-errors.ts";
import { TaxAmounts, type TaxFields } from "./TaxAmounts.tsx";
import { TaxPreview } from "./TaxPreview.tsx";
import { emptyEntry, entryOf, fieldOfColumn, previewOf, type TaxEntry, taxEntry, toCells } from "./tax-entry.ts";
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
  const words = useDict(consoleTaxDict);
  const { problemText } = useDict(consoleFreightDict);
  const { country: nameOf } = useTaxWords();
  const first = { ...(from ? entryOf(from) : emptyEntry), from: earliestDay };
  const keptAs = `tax-${from ? `${from.country}-${from.from}` : "new"}${isEnd ? "-end" : ""}`;
  const { form, forget } = usePersistedForm<TaxEntry>(keptAs, taxEntry, first, shapedAs(first));
  const save = useAction(draftTaxRule, {
    refreshes: [listTaxRules],
    onDone: ({ drafts }) => {
      toastSuccess(words.saved(drafts));
      leave();
    },
    onFailed: (error) => {
      const wrong = isRefused(error, "TAX_RULES_INVALID") ? error.facts.errors : [];
      showCellErrors(form, wrong, ({ column }) => fieldOfColumn[column], problemText);
    },
  });
  function leave() {
    forget();
    onClose();
  }
  const entry = form.watch();
  const preview = isEnd ? null : previewOf(entry);
  const title = isEnd ? words.endOf(nameOf(entry.country)) : words.newOf(from === null ? "" : nameOf(from.country));
  return (
    <PanelCard title={title} onClose={leave}>
      <Form
        form={form}
        onSubmit={(typed) => save.run({ body: { cells: toCells(isEnd ? { ...typed, currency: noTaxCurrency } : typed) } })}
      >
        {isEnd ? <Notice>{words.endsHint}</Notice> : null}
        <WhereAndWhen form={form} isCountryFixed={from !== null} earliestDay={earliestDay} />
        {isEnd ? null : <TaxAmounts form={form} currency={preview?.dutyRelief.currency ?? "EUR"} />}
        {preview ? <TaxPreview rule={preview} /> : null}
        <Bound form={form} name="source">
          {(field) => <TextArea label={words.source} hint={words.sourceHint} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <Bound form={form} name="grade">
          {(field) => (
            <Select label={words.grade} options={taxGrades.map((value) => ({ value, label: words.grades[value] }))} {...field} />
          )}
        </Bound>
        <Button type="submit" pending={save.pending}>
          {words.save}
        </Button>
      </Form>
    </PanelCard>
  );
}

type WhereAndWhenProps = { form: TaxFields; isCountryFixed: boolean; earliestDay: string };

function WhereAndWhen({ form, isCountryFixed, earliestDay }: WhereAndWhenProps) {
  const words = useDict(consoleTaxDict);
  const { country: nameOf } = useTaxWords();
  const { lists } = usePlaces();
  const countries = useMemo(
    () =>
      (lists?.countries ?? [])
        .map(({ code: value }) => ({ value, label: nameOf(value) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [lists, nameOf],
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Bound form={form} name="country">
        {(field) => (
          <Select label={words.country} required placeholder="" disabled={isCountryFixed} options={countries} {...field} />
        )}
      </Bound>
      <Bound form={form} name="from">
        {(field) => <DayField label={words.from} required min={earliestDay} hint={words.earliest(earliestDay)} {...field} />}
      </Bound>
    </div>
  );
}
