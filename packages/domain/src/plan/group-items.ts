import type { Item, Line } from "../freight/index.ts";
import { refuseWarehouse } from "../freight/warehouse-rules.ts";
import type { Warehouses } from "../warehouse/warehouses.ts";
import { type FastLine, fen } from "./compile-line.ts";
import type { Group } from "./group.ts";
import { costOn, loadOf, pack } from "./load.ts";
import { lineRanking } from "./rank-lines.ts";
import type { TaxGauge } from "./tax-gauge.ts";

type Ground = { country: string; warehouses: Warehouses };

/** Items that may share parcels stand together: those of one warehouse; what travels alone stands by itself. */
export function groupItems(
  items: readonly Item[],
  lines: readonly FastLine[],
  ground: Ground,
  tax: TaxGauge | null = null,
): Group[] {
  const social = Map.groupBy(
    items.filter(({ alone }) => !alone),
    ({ warehouse }) => warehouse,
  );
  const companies = [...social.values(), ...items.filter(({ alone }) => alone).map((item) => [item])];
  const ranked = lineRanking(lines);
  return companies.map((company) => ({
    ranked,
    items: company,
    loads: company.map(loadOf),
    lines,
    takes: lines.map(({ line }) => company.map((item) => takesKind(line, item, ground))),
    values: company.map(({ valueCny }) => fen(valueCny)),
    tax,
  }));
}

/** Whether a line takes an item by itself. Takes the rules of goods and warehouses from the quote. */
export function takenAlone(item: Item, lines: readonly FastLine[], ground: Ground): boolean {
  const parcel = pack(loadOf(item));
  return lines.some((fast) => takesKind(fast.line, item, ground) && costOn(fast, parcel) < Number.POSITIVE_INFINITY);
}

function takesKind(line: Line, { id, flags, warehouse, alone }: Item, { country, warehouses }: Ground): boolean {
  if (flags.some((flag) => line.refuses.includes(flag))) return false;
  const goods = [{ itemIds: [id], flags, warehouse, alone }];
  const found: Parameters<typeof refuseWarehouse>[0] = [];
  refuseWarehouse(found, line, { country, zip: "", goods, actualGrams: 0, sidesMm: [0, 0, 0] }, warehouses);
  return found.length === 0;
}
