import { ok, type Result } from "@sihai/domain";
import type { ExceptionKind } from "@sihai/domain/claim";
import type { ParcelActionRefusal, ParcelState } from "@sihai/domain/parcel";
import type { Deps, Tx } from "#platform";
import { lockItems, moveItem } from "../../item/index.ts";
import { tell } from "../../message/index.ts";
import type { Actor } from "../../timeline/index.ts";
import { moveParcel } from "../move-parcel.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { insertException } from "./exception.store.ts";

/** Says that a locked parcel on the road will not arrive. What is lost or seized, its goods are too; what comes back is on its way to us. */
export async function reportException(
  tx: Tx,
  deps: Deps,
  parcel: Parcel,
  { kind, by, at, note }: { kind: ExceptionKind; by: Actor; at: Date; note?: string },
): Promise<Result<ParcelState, ParcelActionRefusal>> {
  const moved = await moveParcel(tx, parcel, {
    action: "report-exception",
    by,
    at,
    facts: { kind },
    ...(note ? { note } : {}),
  });
  if (!moved.ok) return moved;
  const { userId, packageNo } = parcel;
  const key = { userId, parcelId: parcel.id };
  await insertException(tx, key, { kind, at });
  const items = await lockItems(
    tx,
    (await itemsOfParcel(tx, key)).map(({ itemId }) => ({ userId, itemId })),
  );
  for (const item of kind === "returned" ? [] : items) {
    const lost = await moveItem(tx, { userId, itemId: item.id, to: "lost", by, at, facts: { packageNo, kind } });
    if (!lost.ok) throw new Error(`item ${item.itemNo} of parcel ${packageNo} is ${lost.refusal.from}`);
  }
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-exception",
    facts: { packageNo, reason: kind },
    link: `/package/detail?packageId=${packageNo}`,
    mail: true,
    at,
  });
  return ok(moved.value);
}
