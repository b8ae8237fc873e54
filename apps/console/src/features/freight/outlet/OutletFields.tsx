import { usePlaces } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import type { listOutlets } from "@sihai/contract/freight";
import type { OutletCells } from "@sihai/domain/freight/rate-cards";
import { countryName } from "@sihai/text";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Bound, Select, TextField, type useSchemaForm } from "@sihai/ui";
import { type ComponentProps, useMemo } from "react";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";

const bothColumns = ["name_zh", "name_en", "city_zh", "city_en", "address_zh", "address_en"] as const;
const placeColumns = ["lat", "lng"] as const;
type OutletFieldsProps = {
  form: ReturnType<typeof useSchemaForm<OutletCells>>;
  isNew: boolean;
  lines: CallData<typeof listOutlets>["lines"];
};

/** The line it belongs to, its names and address in both languages, and where it stands. */
export function OutletFields({ form, isNew, lines }: OutletFieldsProps) {
  const words = useDict(consoleOutletDict);
  const language = useLanguage();
  const local = useLocal();
  const { lists } = usePlaces();
  const countries = useMemo(
    () =>
      (lists?.countries ?? [])
        .map(({ code: value }) => ({ value, label: countryName(value, language) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [lists, language],
  );
  const ofLines = lines.map(({ lineId, name }) => ({ value: lineId, label: local(name) }));
  type TextProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "maxLength" | "autoComplete" | "inputMode">;
  const text = (column: keyof OutletCells, props: TextProps) => (
    <Bound key={column} form={form} name={column}>
      {(field) => <TextField required {...props} {...field} />}
    </Bound>
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {isNew ? text("code", { label: words.code, hint: words.codeHint, maxLength: 20, autoComplete: "off" }) : null}
      <Bound form={form} name="line_id">
        {(field) => <Select label={words.line} required options={ofLines} {...field} />}
      </Bound>
      <Bound form={form} name="country">
        {(field) => <Select label={words.country} required options={countries} {...field} />}
      </Bound>
      {bothColumns.map((column) => text(column, { label: words.fields[column], maxLength: 200 }))}
      {text("phone", { label: words.phone, maxLength: 40 })}
      {text("hours", { label: words.hours, maxLength: 40 })}
      {placeColumns.map((column) => text(column, { label: words.fields[column], maxLength: 12, inputMode: "decimal" }))}
    </div>
  );
}
