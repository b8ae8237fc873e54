import type { LocalText } from "../../language/index.ts";
import type { RowError } from "./rate-card.ts";
import { readCells } from "./read-cells.ts";
import { readTable } from "./read-table.ts";

export type GoodsFlag = { id: string; name: LocalText };
/** A class a buyer chooses; `needsCheck`: staff look at it first. `avgGrams` stands in while an item has no weight. */
export type GoodsClass = GoodsFlag & { flags: string[]; needsCheck: boolean; avgGrams: number };

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

/** Reads content/goods-classes.csv. */
export function readGoodsClasses(text: string): { classes: GoodsClass[]; errors: RowError[] } {
  const table = readTable("goods-classes", text, ["id", "name_en", "name_zh", "flags", "needs_check", "avg_grams"]);
  const errors = [...table.errors];
  const classes = table.rows.map((row) => {
    const cells = readCells("goods-classes", row);
    const goodsClass = {
      id: cells.text("id"),
      name: { en: cells.text("name_en"), zh: cells.text("name_zh") },
      flags: cells.words("flags", /^[a-z][a-z-]*$/),
      needsCheck: cells.yesNo("needs_check"),
      avgGrams: cells.whole("avg_grams", { min: 1, max: 100_000 }),
    };
    errors.push(...cells.errors);
    return goodsClass;
  });
  return { classes, errors };
}
