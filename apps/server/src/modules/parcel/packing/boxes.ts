import { readFileSync } from "node:fs";
import { readTable } from "@sihai/domain/freight/rate-cards";
import type { Box } from "@sihai/domain/parcel";

const columns = [
  "code",
  "kind",
  "name_zh",
  "name_en",
  "inner_length_cm",
  "inner_width_cm",
  "inner_height_cm",
  "weight_g",
  "max_kg",
];
let held: Box[] | null = null;

/** The bags and cartons at the packing bench, from the operator's content/boxes.csv. */
export function boxes(): readonly Box[] {
  held ??= load();
  return held;
}

function load(): Box[] {
  const text = readFileSync(new URL("../../../../../../content/boxes.csv", import.meta.url), "utf8");
  const { rows, errors } = readTable("boxes", text, columns);
  if (errors.length > 0) throw new Error(`content/boxes.csv: ${JSON.stringify(errors)}`);
  return rows.map(({ row, cells }) => {
    const at = (column: string) => cells[column] ?? "";
    const number = (column: string) => {
      const value = Number(at(column));
      if (!(value > 0)) throw new Error(`content/boxes.csv row ${row}: ${column} is no number above 0`);
      return value;
    };
    const kind = at("kind");
    if (kind !== "bag" && kind !== "carton") throw new Error(`content/boxes.csv row ${row}: kind is bag or carton`);
    return {
      code: at("code"),
      kind,
      name: { zh: at("name_zh"), en: at("name_en") },
      sidesCm: [number("inner_length_cm"), number("inner_width_cm"), number("inner_height_cm")],
      grams: number("weight_g"),
      maxGrams: number("max_kg") * 1000,
    };
  });
}
