import type { Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Scrollable } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { wordOf } from "#desk";
import { type Row, rowsOf } from "./keyed-rows.ts";
import { valueText } from "./value-text.ts";

type RowsTableProps = { caption: string; shape: Extract<Shape, { kind: "list" }>; rows: readonly Row[] };

/** Rows of a table as they are. */
export function RowsTable({ caption, shape, rows }: RowsTableProps) {
  const words = useDict(consoleSettingDict);
  const columns = shape.of.kind === "record" ? Object.entries(shape.of.fields) : [];
  return (
    <Scrollable label={caption} className="overflow-x-auto">
      <table className="w-full text-left text-note">
        <caption className="py-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr>
            {columns.map(([column]) => (
              <th key={column} scope="col" className="py-1 pr-3 font-semibold">
                {wordOf(words.fields, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {columns.map(([column, field]) => (
                <td key={column} className="py-1 pr-3 align-top">
                  <Cell shape={field} value={row[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

/** A cell; a table inside the table line by line, for whoever checks it has to see what is in it. */
function Cell({ shape, value }: { shape: Shape; value: unknown }) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  if (shape.kind !== "list" || shape.of.kind !== "record") return valueText(shape, value, words, language);
  const { of } = shape;
  return (
    <ul>
      {rowsOf(value).map((row) => (
        <li key={JSON.stringify(row)}>{valueText(of, row, words, language)}</li>
      ))}
    </ul>
  );
}
