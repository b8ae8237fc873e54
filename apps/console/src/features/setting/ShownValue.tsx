import { type SettingName, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { useDict, useLanguage } from "#console";
import { rowKeyOf, rowsOf } from "./keyed-rows.ts";
import { RowsTable } from "./RowsTable.tsx";
import { isChoices, ShownChoices } from "./ShownChoices.tsx";
import { ShownRows } from "./ShownRows.tsx";
import { valueText } from "./value-text.ts";

type ShownValueProps = {
  name: SettingName;
  value: unknown;
  /** The version before it: of a long table what changed since is shown. */
  before: unknown;
};

/** A value as it is: a line of words, or a table row by row. */
export function ShownValue({ name, value, before }: ShownValueProps) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const { shape, key } = settingOf(name);
  const { title } = words.names[name];
  if (shape.kind === "record" && Object.values(shape.fields).every(isChoices))
    return <ShownChoices fields={Object.keys(shape.fields)} value={value} before={before} />;
  if (shape.kind !== "list" || shape.of.kind !== "record")
    return <p className="text-title font-semibold break-words">{valueText(shape, value, words, language)}</p>;
  if (key !== undefined)
    return <ShownRows shape={shape} rowKey={rowKeyOf(shape, key)} label={title} value={value} before={before} />;
  return <RowsTable caption={title} shape={shape} rows={rowsOf(value)} />;
}
