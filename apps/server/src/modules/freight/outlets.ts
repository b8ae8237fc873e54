import type { Outlet } from "@sihai/domain/freight/rate-cards";
import type { Db, Deps, Tx } from "#platform";
import { keptOutlets } from "./outlet.store.ts";

/** `changedBy` null: as the operator's file has it. */
export type OutletRow = { outlet: Outlet; closed: boolean; changedBy: string | null; changedAt: Date | null };
type Files = Pick<Deps, "files">;

/** Every outlet there is, closed ones too: under one code what staff keep counts, else the file. */
export async function outletRows(db: Db | Tx, { files }: Files): Promise<OutletRow[]> {
  const kept = await keptOutlets(db);
  const ofFile = files.outlets.filter(({ code }) => !kept.some((own) => own.code === code));
  const rows = [
    ...ofFile.map((outlet) => ({ outlet, closed: false, changedBy: null, changedAt: null })),
    ...kept.map(({ closed, changedBy, changedAt, ...outlet }) => ({ outlet, closed, changedBy, changedAt })),
  ];
  return rows.sort((a, b) => a.outlet.code.localeCompare(b.outlet.code));
}

/** Where parcels can be sent to be fetched (rule H-60). */
export async function openOutlets(db: Db | Tx, deps: Files): Promise<Outlet[]> {
  return (await outletRows(db, deps)).filter(({ closed }) => !closed).map(({ outlet }) => outlet);
}

/** An outlet by its code, closed or not: a parcel on its way is still fetched there. Null for none. */
export async function outletOf(db: Db | Tx, deps: Files, code: string | null): Promise<Outlet | null> {
  if (code === null) return null;
  return (await outletRows(db, deps)).find(({ outlet }) => outlet.code === code)?.outlet ?? null;
}
