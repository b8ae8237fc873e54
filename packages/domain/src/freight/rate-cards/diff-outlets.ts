import { csvText } from "../../csv/index.ts";
import { type Outlet, outletCells, outletColumns } from "./read-outlets.ts";

/** What a file changes of one outlet, cell by cell; every cell counts where the outlet is new. */
export type OutletChange = {
  code: string;
  isNew: boolean;
  cells: { column: (typeof outletColumns)[number]; before: string; after: string }[];
};

/** What would be new or other of outlets once these were kept; those that stay as they are, or are not named, are left out. */
export function diffOutlets(before: readonly Outlet[], after: readonly Outlet[]): OutletChange[] {
  return after.flatMap((outlet) => {
    const known = before.find(({ code }) => code === outlet.code);
    const [old, next] = [known && outletCells(known), outletCells(outlet)];
    const cells = outletColumns
      .filter((column) => column !== "code" && old?.[column] !== next[column])
      .map((column) => ({ column, before: old?.[column] ?? "", after: next[column] }));
    return cells.length === 0 ? [] : [{ code: outlet.code, isNew: known === undefined, cells }];
  });
}

/** Outlets as outlets.csv, by code; reading it gives the same outlets. */
export function writeOutlets(outlets: readonly Outlet[]): string {
  return csvText(outletColumns, [...outlets].sort((a, b) => a.code.localeCompare(b.code)).map(outletCells));
}
