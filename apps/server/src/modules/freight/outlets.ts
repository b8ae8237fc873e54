import { type Outlet, readOutlets } from "@sihai/domain/freight/rate-cards";
import { contentText } from "./goods-settings.ts";

let held: readonly Outlet[] | null = null;

/** Where parcels of a pickup line can be fetched (spec section 3), from the operator's content/outlets.csv. Throws when a cell of it is wrong. */
export function outlets(): readonly Outlet[] {
  held ??= load();
  return held;
}

export function outletsOf(lineId: string): Outlet[] {
  return outlets().filter((outlet) => outlet.lineId === lineId);
}

function load(): readonly Outlet[] {
  const read = readOutlets(contentText("outlets.csv"));
  if (read.errors.length > 0) throw new Error(`content/outlets.csv: ${JSON.stringify(read.errors)}`);
  return read.outlets;
}
