import { ok, type Result, refuse } from "@sihai/domain";
import { type BenchTask, benchTasks, checkOutstanding, type OutstandingRefusal } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { Deps, Tx } from "#platform";
import { lockItems } from "../../item/index.ts";
import { askToPutBack, forgetPutBack } from "../packing/put-back.store.ts";
import { deleteTasksDone, tasksDone } from "../packing/service-done.store.ts";
import { owedBy } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel, takeParcelItems } from "../parcel-item.store.ts";
import type { StoredCharge } from "../stored-terms.ts";
import { backToStorage, putIntoParcel } from "../submit/parcel-goods.ts";
import { type OpenWorkRefusal, refuseOpenWork } from "../submit/refuse-open-work.ts";
import { type ItemsRefusal, refuseItems } from "../submit/terms-of-parcel.ts";

/** Goods by id: before and after a change, what comes and goes, and what the bench has scanned already. */
export type ChangedGoods = {
  before: string[];
  itemIds: string[];
  added: string[];
  removed: string[];
  picked: ReadonlySet<string>;
};

type Wanted = { itemIds: readonly string[]; agreedOpenServices?: boolean | undefined; now: Date };

/** What goes in and comes out, all of it locked in one order; goods are added only while no balance stands in the way (rule F34). */
export async function chooseGoods(
  tx: Tx,
  { userId, id }: Parcel,
  { itemIds: wanted, agreedOpenServices, now }: Wanted,
  rules: Pick<Settings, "outstandingLimit">,
): Promise<Result<ChangedGoods, ItemsRefusal | OutstandingRefusal | OpenWorkRefusal>> {
  const held = await itemsOfParcel(tx, { userId, parcelId: id });
  const before = held.map(({ itemId }) => itemId);
  const itemIds = [...new Set(wanted)];
  const added = itemIds.filter((itemId) => !before.includes(itemId));
  const rows = await lockItems(
    tx,
    [...new Set([...before, ...itemIds])].map((itemId) => ({ userId, itemId })),
  );
  const missing = refuseItems(
    rows.filter((row) => added.includes(row.id)),
    added.length,
  );
  if (missing) return refuse(missing);
  const open = await refuseOpenWork(tx, { userId, itemIds: added, agreedOpenServices, now });
  if (open) return refuse(open);
  if (added.length > 0) {
    const debt = checkOutstanding({ ...(await owedBy(tx, userId)), now }, rules);
    if (!debt.ok) return debt;
  }
  const removed = before.filter((itemId) => !itemIds.includes(itemId));
  const picked = new Set(held.flatMap(({ itemId, picked }) => (picked ? itemId : [])));
  return ok({ before, itemIds, added, removed, picked });
}

/** Takes goods out and puts others in; what lies on the bench already is asked back to its shelf. */
export async function exchangeGoods(
  tx: Tx,
  deps: Pick<Deps, "settings">,
  parcel: Parcel,
  { added, removed, picked }: ChangedGoods,
  at: Date,
) {
  const { userId, packageNo } = parcel;
  const key = { userId, parcelId: parcel.id, packageNo };
  await backToStorage(tx, deps, key, removed, { kind: "user", id: userId }, at);
  await takeParcelItems(tx, key, removed);
  const lying = removed.filter((itemId) => picked.has(itemId));
  await askToPutBack(tx, key, lying, at);
  await forgetPutBack(tx, key, added);
  const goods = added.map((itemId) => ({ itemId }));
  return putIntoParcel(tx, key, goods, at);
}

/** Marks of work that is wanted no more go; in a box that is opened again, what was done to the whole of it is done anew. */
export async function forgetWork(
  tx: Tx,
  parcel: Parcel,
  charges: readonly StoredCharge[],
  isBoxChanged: boolean,
): Promise<number> {
  const key = { userId: parcel.userId, parcelId: parcel.id };
  const nameOf = ({ code, itemId, quantity }: BenchTask) => `${code}:${itemId ?? ""}:${quantity}`;
  const lasting = new Set(benchTasks(charges).map(nameOf));
  const isOpened = parcel.state === "packed" && isBoxChanged;
  const again = benchTasks(parcel.charges).filter((task) => !lasting.has(nameOf(task)) || (isOpened && task.itemId === null));
  const marks = (await tasksDone(tx, key)).filter((mark) =>
    again.some(({ code, itemId }) => code === mark.code && itemId === mark.itemId),
  );
  await deleteTasksDone(tx, key, marks);
  return marks.length;
}
