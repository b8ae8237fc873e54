import { ok, type Result, refuse } from "@sihai/domain";
import { diffOutlets, type Outlet, type RowError, readOutlets, writeOutlets } from "@sihai/domain/freight/rate-cards";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { lockOutlets, saveOutletRow } from "./outlet.store.ts";
import { outletRows } from "./outlets.ts";
import { type RoutesUnavailable, rateCards } from "./rate-cards.ts";

type Invalid = { code: "OUTLET_INVALID"; count: number; errors: RowError[] };
type OtherChanges = { code: "OUTLETS_OTHER_CHANGES"; changes: number };
type By = { staffId: string; now: Date; once: Once | null };

/** Errors shown of a file that is wrong throughout. */
const errorsShown = 200;

/** Every outlet, closed ones too, as outlets.csv; importing it again changes nothing. */
export async function exportOutlets(deps: Deps) {
  return ok({ text: writeOutlets((await outletRows(deps.db, deps)).map(({ outlet }) => outlet)) });
}

/** What a file of outlets would add and change. */
export async function compareOutlets(deps: Deps, text: string) {
  const read = await outletsOf(deps, text);
  if (!read.ok) return read;
  const before = (await outletRows(deps.db, deps)).map(({ outlet }) => outlet);
  const changes = diffOutlets(before, read.value);
  return ok({ changes, same: read.value.length - changes.length });
}

/** Keeps what is new and other in a file, all or none, as long as that is as many outlets as were shown. It counts at once. */
export async function importOutlets(
  deps: Deps,
  { text, changes: shown, staffId, now, once }: By & { text: string; changes: number },
): Promise<Result<{ saved: number }, RoutesUnavailable | Invalid | OtherChanges | OnceRefusal>> {
  const read = await outletsOf(deps, text);
  if (!read.ok) return read;
  return transact<{ saved: number }, OtherChanges>(
    deps.db,
    async (tx) => {
      await lockOutlets(tx);
      const rows = await outletRows(tx, deps);
      const changes = diffOutlets(
        rows.map(({ outlet }) => outlet),
        read.value,
      );
      if (changes.length !== shown) return refuse({ code: "OUTLETS_OTHER_CHANGES", changes: changes.length });
      for (const { code, isNew } of changes) {
        const outlet = read.value.find((one) => one.code === code);
        if (!outlet) continue;
        const closed = rows.find((row) => row.outlet.code === code)?.closed ?? false;
        await saveOutletRow(tx, { outlet, closed, staffId, at: now });
        const { lineId, country } = outlet;
        const action = isNew ? "freight.add-outlet" : "freight.change-outlet";
        await audit(tx, { staffId, action, subject: `outlet:${code}`, facts: { lineId, country }, at: now });
      }
      return ok({ saved: changes.length });
    },
    once,
  );
}

async function outletsOf(deps: Deps, text: string): Promise<Result<Outlet[], RoutesUnavailable | Invalid>> {
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const pickedUp = new Set(cards.value.cards.filter(({ pickup }) => pickup).map(({ id }) => id));
  const { outlets, errors } = readOutlets(text, pickedUp);
  if (errors.length === 0) return ok(outlets);
  return refuse({ code: "OUTLET_INVALID", count: errors.length, errors: errors.slice(0, errorsShown) });
}
