import { ok, type Result, refuse } from "@sihai/domain";
import { type OutletCells, type RowError, readOutletRows } from "@sihai/domain/freight/rate-cards";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockOutlets, saveOutletRow } from "./outlet.store.ts";
import { outletRows } from "./outlets.ts";
import { type RoutesUnavailable, rateCards } from "./rate-cards.ts";

type By = { staffId: string; now: Date; once: Once | null };
type NotFound = { code: "OUTLET_NOT_FOUND" };
type SaveRefusal =
  | RoutesUnavailable
  | NotFound
  | { code: "OUTLET_CODE_TAKEN" }
  | { code: "OUTLET_INVALID"; count: number; errors: RowError[] };

/** Every outlet, and the lines one can belong to. */
export async function listOutlets(deps: Deps) {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const lines = cards.value.cards.filter(({ pickup }) => pickup).map(({ id, name }) => ({ lineId: id, name }));
  const rows = await outletRows(deps.db, deps);
  return ok({ outlets: rows.map(({ outlet, ...row }) => ({ ...outlet, ...row })), lines });
}

/** Adds an outlet, or changes the one under its code; kept only when every cell is right. It counts at once. */
export async function saveOutlet(
  deps: Deps,
  { cells, isNew, staffId, now, once }: By & { cells: OutletCells; isNew: boolean },
): Promise<Result<{ code: string }, SaveRefusal | OnceRefusal>> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const pickedUp = new Set(cards.value.cards.filter(({ pickup }) => pickup).map(({ id }) => id));
  const { outlets, errors } = readOutletRows([{ row: 2, cells }], pickedUp);
  const [outlet] = outlets;
  if (!outlet) return refuse({ code: "OUTLET_INVALID", count: errors.length, errors });
  return transact<{ code: string }, SaveRefusal>(
    deps.db,
    async (tx) => {
      await lockOutlets(tx);
      const before = (await outletRows(tx, deps)).find((row) => row.outlet.code === outlet.code);
      if (isNew && before) return refuse({ code: "OUTLET_CODE_TAKEN" });
      if (!isNew && !before) return refuse({ code: "OUTLET_NOT_FOUND" });
      await saveOutletRow(tx, { outlet, closed: before?.closed ?? false, staffId, at: now });
      const { code, lineId, country } = outlet;
      const action = isNew ? "freight.add-outlet" : "freight.change-outlet";
      await audit(tx, { staffId, action, subject: `outlet:${code}`, facts: { lineId, country }, at: now });
      return ok({ code });
    },
    once,
  );
}

/** Closes an outlet to new parcels, or opens it again; those on their way are still fetched there. */
export function closeOutlet(
  deps: Deps,
  { code, closed, staffId, now, once }: By & { code: string; closed: boolean },
): Promise<Result<null, NotFound | OnceRefusal>> {
  return transact<null, NotFound>(
    deps.db,
    async (tx) => {
      await lockOutlets(tx);
      const row = (await outletRows(tx, deps)).find(({ outlet }) => outlet.code === code);
      if (!row) return refuse({ code: "OUTLET_NOT_FOUND" });
      await saveOutletRow(tx, { outlet: row.outlet, closed, staffId, at: now });
      const action = closed ? "freight.close-outlet" : "freight.open-outlet";
      await audit(tx, { staffId, action, subject: `outlet:${code}`, at: now });
      return ok(null);
    },
    once,
  );
}
