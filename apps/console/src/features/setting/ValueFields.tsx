import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Checkbox, MoneyField, NumberField, Select, TextField } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { DayField, wordOf } from "#desk";
import { ChoicesField } from "./ChoicesField.tsx";
import { type Entry, partOf } from "./entry.ts";
import { RowsField } from "./RowsField.tsx";
import { boundsText, problemText } from "./value-text.ts";

type ValueFieldsProps = {
  shape: Shape;
  label: string;
  entry: Entry | undefined;
  onChange: (entry: Entry) => void;
  /** Where in the value this part stands: "", "2.fee". */
  path: string;
  problems: readonly SettingProblem[];
  hideLabel?: boolean;
};
type Of<Kind extends Shape> = Omit<ValueFieldsProps, "shape"> & { shape: Kind };

/** The fields of a value, as its shape says: one for a number, a group for a record, rows for a table. */
export function ValueFields(props: ValueFieldsProps) {
  const { shape, label, entry, onChange, path, problems } = props;
  if (shape.kind === "record") return <RecordFields {...props} shape={shape} />;
  if (shape.kind !== "list") return <PlainField {...props} shape={shape} />;
  if (shape.of.kind === "choice") return <ChoicesField {...props} choices={shape.of.of} />;
  const rows: readonly Entry[] = Array.isArray(entry) ? entry : [];
  return (
    <RowsField shape={shape} label={label} rows={rows} onChange={onChange} path={path} problems={problems}>
      {(row) => <ValueFields key={row.path} shape={shape.of} problems={problems} {...row} />}
    </RowsField>
  );
}

type RecordShape = Extract<Shape, { kind: "record" }>;

/** A group with the fields of each part. */
function RecordFields({ shape, label, entry, onChange, path, problems, hideLabel }: Of<RecordShape>) {
  const words = useDict(consoleSettingDict);
  const parts = typeof entry === "object" && !Array.isArray(entry) ? entry : {};
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className={hideLabel ? "sr-only" : "mb-2 text-body font-semibold"}>{label}</legend>
      {Object.entries(shape.fields).map(([name, field]) => (
        <ValueFields
          key={name}
          shape={field}
          label={wordOf(words.fields, name)}
          entry={partOf(entry, name)}
          path={path === "" ? name : `${path}.${name}`}
          problems={problems}
          onChange={(part) => onChange({ ...parts, [name]: part })}
        />
      ))}
    </fieldset>
  );
}

/** One field for what is one figure, word or choice. */
function PlainField(props: Of<Exclude<Shape, { kind: "record" | "list" }>>) {
  const { shape, label, entry, onChange, path, problems, hideLabel = false } = props;
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const wrong = problems.find((problem) => problem.path === path);
  const error = wrong && problemText(wrong, shape, words, language);
  if (shape.kind === "flag")
    return <Checkbox label={label} checked={entry === true} error={error} onChange={onChange} hideLabel={hideLabel} />;
  const value = typeof entry === "string" ? entry : "";
  const hint = hideLabel ? undefined : boundsText(shape, words, language);
  const field = { label, value, error, onChange, hideLabel, required: true, hint };
  switch (shape.kind) {
    case "money":
      return <MoneyField {...field} currency={shape.currency ?? "CNY"} />;
    case "percent":
      return <NumberField {...field} decimals={2} unit="%" />;
    case "whole":
      return <NumberField {...field} unit={words.units[shape.unit](Number(value))} />;
    case "day":
      return <DayField {...field} />;
    case "choice":
      return <Select {...field} options={shape.of.map((one) => ({ value: one, label: wordOf(words.fields, one) }))} />;
    case "timeOfDay":
      return <TextField {...field} maxLength={5} placeholder="09:00" />;
    case "text":
      return <TextField {...field} required={!shape.mayBeEmpty} maxLength={shape.longest} />;
  }
}
