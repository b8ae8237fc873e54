import { type Outlet, readOutlets } from "@sihai/domain/freight/rate-cards";
import type { Db, Tx } from "#platform";
import { contentText } from "#platform";
import { keptOutlets } from "./outlet.store.ts";

/** `changedBy` null: as the operator's file has it. */
export type OutletRow = { outlet: Outlet; closed: boolean; changedBy: string | null; changedAt: Date | null };
let held: readonly Outlet[] | null = null;

/** The outlets of the operator's content/outlets.csv; throws, naming each wrong cell, when it cannot be used. */
export function outletsOfFile(): readonly Outlet[] {
  held ??= load();
  return held;
}

/** Every outlet there is, closed ones too: under one code what staff keep counts, else the file. */
export async function outletRows(db: Db | Tx): Promise<OutletRow[]> {
  const kept = await keptOutlets(db);
  const ofFile = outletsOfFile().filter(({ code }) => !kept.some((own) => own.code === code));
  const rows = [
    ...ofFile.map((outlet) => ({ outlet, closed: false, changedBy: null, changedAt: null })),
    ...kept.map(({ closed, changedBy, changedAt, ...outlet }) => ({ outlet, closed, changedBy, changedAt })),
  ];
  return rows.sort((a, b) => a.outlet.code.localeCompare(b.outlet.code));
}

/** Where parcels can be sent to be fetched (rule H-60). */
export async function openOutlets(db: Db | Tx): Promise<Outlet[]> {
  return (await outletRows(db)).filter(({ closed }) => !closed).map(({ outlet }) => outlet);
}

/** An outlet by its code, closed or not: a parcel on its way is still fetched there. Null for none. */
export async function outletOf(db: Db | Tx, code: string | null): Promise<Outlet | null> {
  if (code === null) return null;
  return (await outletRows(db)).find(({ outlet }) => outlet.code === code)?.outlet ?? null;
}

function load(): readonly Outlet[] {
  const { outlets, errors } = readOutlets(contentText("outlets.csv"));
  if (errors.length === 0) return outlets;
  const cells = errors.map(({ row, column, message }) => `row ${row}, ${column}: ${message}`);
  throw new Error(`content/outlets.csv cannot be used. ${cells.join("; ")}`);
}
