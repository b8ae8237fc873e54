import type { LocalText } from "../../language/index.ts";
import type { RowError } from "./rate-card.ts";
import { readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

export type GoodsFlag = { id: string; name: LocalText };

/** Reads content/freight/goods-flags.csv. */
export function readGoodsFlags(text: string): { flags: GoodsFlag[]; errors: RowError[] } {
  const table = readTable("goods-flags", text, ["id", "name_en", "name_zh"]);
  const errors = [...table.errors];
  const flags = table.rows.map((row) => {
    const cells = readCells("goods-flags", row);
    const flag = { id: cells.text("id"), name: { en: cells.text("name_en"), zh: cells.text("name_zh") } };
    errors.push(...cells.errors);
    return flag;
  });
  return { flags, errors };
}
