import { ok, refuse } from "@sihai/domain";
import { countShelf, shelfFill, zoneOf } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { lockItems } from "../../item/index.ts";
import {
  type CountDifference,
  insertCount,
  itemsOnShelf,
  knownShelf,
  lockDifference,
  placesOf,
  settleEarlier,
  settleRow,
  shelvesOf,
} from "./shelf.store.ts";
import { lockStored, moveToShelf } from "./shelved-item.store.ts";

/** The map of a warehouse: how full each shelf is, how long its oldest item lies there, what on it is overdue. */
export async function readShelfMap({ db, settings }: Deps, warehouse: number, now: Date) {
  const rules = settings.at(now);
  const shelves = (await shelvesOf(db, warehouse, now)).map(({ litres, ...shelf }) => ({
    ...shelf,
    zone: zoneOf(shelf.shelf),
    fill: shelfFill(litres, rules),
  }));
  const total = (of: (shelf: (typeof shelves)[number]) => number) => shelves.reduce((sum, shelf) => sum + of(shelf), 0);
  return {
    shelves,
    items: total(({ items }) => items),
    grams: total(({ grams }) => grams),
    overdue: total(({ overdue }) => overdue),
  };
}

type Staff = { staffId: string; now: Date; once: Once | null };
type Moved = { itemNo: string; from: string; to: string };
type MoveRefusal = { code: "ITEM_NOT_FOUND" } | { code: "STORAGE_ITEM_AWAY" } | OnceRefusal;

/** The scanned item lies on another shelf of its warehouse now. */
export function moveItemToShelf(deps: Deps, { itemNo, shelf, staffId, now, once }: Staff & { itemNo: string; shelf: string }) {
  return transact<Moved, MoveRefusal>(deps.db, (tx) => putOnShelf(tx, { itemNo, shelf, staffId, at: now }), once);
}

async function putOnShelf(
  tx: Tx,
  { itemNo, shelf: typed, staffId, at }: { itemNo: string; shelf: string; staffId: string; at: Date },
) {
  const [known] = await placesOf(tx, [itemNo]);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" as const });
  await lockItems(tx, [known]);
  const stored = await lockStored(tx, known);
  const [place] = await placesOf(tx, [itemNo]);
  if (!stored || !place?.shelf || place.warehouse === null) return refuse({ code: "STORAGE_ITEM_AWAY" as const });
  const shelf = await knownShelf(tx, place.warehouse, typed);
  await moveToShelf(tx, known, shelf);
  await audit(tx, {
    staffId,
    action: "storage.move",
    subject: `item:${itemNo}`,
    facts: { from: stored.shelf, to: shelf },
    at,
  });
  return ok({ itemNo, from: stored.shelf, to: shelf });
}

type Counted = { countId: string; expected: number; found: number; differences: CountDifference[] };

/** A shelf was counted: what should lie there beside what was scanned. Differences wait to be settled; a later count replaces them. */
export function countShelfNow(
  deps: Deps,
  { warehouse, shelf, itemNos, staffId, now, once }: Staff & { warehouse: number; shelf: string; itemNos: readonly string[] },
) {
  return transact<Counted, OnceRefusal>(
    deps.db,
    async (tx) => {
      const scanned = [...new Set(itemNos)];
      const expected = (await itemsOnShelf(tx, warehouse, shelf)).map(({ itemNo }) => itemNo);
      const places = new Map((await placesOf(tx, [...scanned, ...expected])).map((place) => [place.itemNo, place]));
      const known = new Map([...places].map(([itemNo, place]) => [itemNo, place.shelf]));
      const found = countShelf(shelf, expected, scanned, known).map((difference) => ({
        ...difference,
        state: places.get(difference.itemNo)?.state ?? "",
      }));
      await settleEarlier(tx, { warehouse, shelf, staffId, at: now });
      const counts = { expected: expected.length, found: scanned.length };
      const countId = await insertCount(tx, { warehouse, shelf, ...counts, isWhole: true, staffId, at: now }, found);
      await audit(tx, {
        staffId,
        action: "storage.count",
        subject: `shelf:${warehouse}:${shelf}`,
        facts: { ...counts, differences: found.length },
        at: now,
      });
      return ok({
        countId,
        ...counts,
        differences: found.map((difference) => ({ ...difference, countId, shelf, warehouse, countedAt: now })),
      });
    },
    once,
  );
}

/** A difference is put right: the item found is of that shelf from now on, or what became of it is noted. */
export function settleDifference(
  deps: Deps,
  command: Staff & { countId: string; itemNo: string; how: "moved" | "noted"; note: string },
) {
  const { countId, itemNo, how, note, staffId, now } = command;
  return transact<{ itemNo: string }, { code: "SHELF_DIFFERENCE_NOT_FOUND" } | { code: "STORAGE_ITEM_AWAY" } | OnceRefusal>(
    deps.db,
    async (tx) => {
      const difference = await lockDifference(tx, countId, itemNo);
      // What is missing here cannot be put here.
      if (!difference || (how === "moved" && difference.kind === "missing"))
        return refuse({ code: "SHELF_DIFFERENCE_NOT_FOUND" });
      if (how === "moved") {
        const moved = await putOnShelf(tx, { itemNo, shelf: difference.shelf, staffId, at: now });
        if (!moved.ok) return refuse({ code: "STORAGE_ITEM_AWAY" });
      }
      await settleRow(tx, difference, { how, note, staffId, at: now });
      await audit(tx, {
        staffId,
        action: "storage.settle-difference",
        subject: `item:${itemNo}`,
        facts: { shelf: difference.shelf, kind: difference.kind, how, note },
        at: now,
      });
      return ok({ itemNo });
    },
    command.once,
  );
}
