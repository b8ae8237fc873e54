import { formatBasisPoints } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Card, Select, TextArea, TextField } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import type { CellError } from "./ErrorsTable.tsx";
import { lineParts } from "./line-fields.ts";
import { WordChips } from "./WordChips.tsx";
import { wordIn } from "./words.ts";

type LineCellsFieldsProps = {
  cells: Record<string, string>;
  isNew: boolean;
  errors: readonly CellError[];
  onChange: (cells: Record<string, string>) => void;
};

const textMax = 400;
const areaMax = 2000;

/** What a line is beside its prices, part by part; a wrong cell says what is wrong with it. */
export function LineCellsFields({ cells, isNew, errors, onChange }: LineCellsFieldsProps) {
  const words = useDict(consoleFreightDict);
  const language = useLanguage();
  function errorOf(column: string): string | undefined {
    const wrong = errors.find((error) => error.column === column);
    return wrong && words.problemText(wrong.message);
  }

  return lineParts.map(({ part, fields }) => (
    <Card key={part} title={words.parts[part]}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => {
          const { column } = field;
          const shared = {
            label: wordIn(words.columns, column),
            value: cells[column] ?? "",
            error: errorOf(column),
            // The files count shares in basis points; nobody reads 3350 as a third.
            hint:
              column.endsWith("_bp") && /^\d+$/.test(cells[column] ?? "") && formatBasisPoints(Number(cells[column]), language),
            onChange: (value: string) => onChange({ ...cells, [column]: value }),
          };
          if (field.kind === "choice") {
            const options = field.choices.map((value) => ({ value, label: wordIn(words.choices, value) }));
            return <Select key={column} {...shared} options={options} />;
          }
          if (field.kind === "flags" || field.kind === "warehouses")
            return (
              <div key={column} className="sm:col-span-2 lg:col-span-3">
                <WordChips {...shared} kind={field.kind} />
              </div>
            );
          return field.kind === "area" ? (
            <div key={column} className="sm:col-span-2 lg:col-span-3">
              <TextArea {...shared} rows={3} maxLength={areaMax} />
            </div>
          ) : (
            <TextField key={column} {...shared} maxLength={textMax} disabled={column === "id" && !isNew} />
          );
        })}
      </div>
    </Card>
  ));
}
