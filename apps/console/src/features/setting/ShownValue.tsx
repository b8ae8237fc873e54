import { type SettingName, type Shape, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Scrollable } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { wordOf } from "#desk";
import { valueText } from "./value-text.ts";

/** A value as it is: a line of words, or a table row by row. */
export function ShownValue({ name, value }: { name: SettingName; value: unknown }) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const { shape } = settingOf(name);
  const table = tableOf(shape, value);
  if (!table) return <p className="text-title font-semibold break-words">{valueText(shape, value, words, language)}</p>;
  return (
    <Scrollable label={words.names[name].title} className="overflow-x-auto">
      <table className="w-full text-left text-note">
        <thead>
          <tr>
            {table.columns.map(([column]) => (
              <th key={column} scope="col" className="py-1 pr-3 font-semibold">
                {wordOf(words.fields, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {table.columns.map(([column, field]) => (
                <td key={column} className="py-1 pr-3 align-top">
                  {valueText(field, row[column], words, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

function tableOf(shape: Shape, value: unknown) {
  if (shape.kind !== "list" || shape.of.kind !== "record" || !Array.isArray(value)) return null;
  const rows = value.filter((row): row is Record<string, unknown> => typeof row === "object" && row !== null);
  return { columns: Object.entries(shape.of.fields), rows };
}
