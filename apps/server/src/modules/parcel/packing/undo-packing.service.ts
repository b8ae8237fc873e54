import { ok, type Result, refuse } from "@sihai/domain";
import { actOnParcel, type ParcelActionRefusal, type ParcelState } from "@sihai/domain/parcel";
import type { Deps, OnceRefusal } from "#platform";
import { moveParcel } from "../move-parcel.ts";
import { unmarkPicked } from "../parcel-item.store.ts";
import { findTask } from "./close-service.service.ts";
import { type Bench, onBench } from "./on-bench.ts";
import { deleteTasksDone } from "./service-done.store.ts";

type Undone = { packageId: string };
type Opened = Undone & { state: ParcelState };
type Common = ParcelActionRefusal | OnceRefusal | { code: "PARCEL_NOT_FOUND" };

/** Takes back that an item was scanned into its box, as long as the box is being filled. Twice changes nothing. */
export function unpickItem(
  deps: Deps,
  bench: Bench & { itemNo: string },
): Promise<Result<Undone, Common | { code: "ITEM_NOT_IN_PARCEL" }>> {
  return onBench<Undone, Common | { code: "ITEM_NOT_IN_PARCEL" }>(deps, bench, "packing.unpick", async (tx, parcel) => {
    const may = actOnParcel(parcel.state, "pick");
    if (!may.ok) return may;
    const known = await unmarkPicked(tx, { userId: parcel.userId, parcelId: parcel.id }, bench.itemNo);
    return known ? ok({ packageId: parcel.packageNo }) : refuse({ code: "ITEM_NOT_IN_PARCEL" });
  });
}

/** Takes back that a service is done, with its picture. Twice changes nothing. */
export function reopenService(
  deps: Deps,
  bench: Bench & { code: string; itemNo: string | undefined },
): Promise<Result<Undone, Common | { code: "PARCEL_SERVICE_NOT_FOUND" }>> {
  return onBench<Undone, Common | { code: "PARCEL_SERVICE_NOT_FOUND" }>(deps, bench, "packing.reopen", async (tx, parcel) => {
    const may = actOnParcel(parcel.state, "pick");
    if (!may.ok) return may;
    const task = await findTask(tx, parcel, bench.code, bench.itemNo);
    if (!task) return refuse({ code: "PARCEL_SERVICE_NOT_FOUND" });
    await deleteTasksDone(tx, { userId: parcel.userId, parcelId: parcel.id }, [task]);
    return ok({ packageId: parcel.packageNo });
  });
}

/** Takes back that a box was closed, with the reason; it is closed and weighed anew. A sealed one is weighed again instead. */
export function openBox(deps: Deps, { reason, ...bench }: Bench & { reason: string }): Promise<Result<Opened, Common>> {
  return onBench<Opened, Common>(
    deps,
    bench,
    "packing.open",
    async (tx, parcel) => {
      const by = { kind: "staff", id: bench.staffId } as const;
      const moved = await moveParcel(tx, parcel, { action: "reopen", by, at: bench.now });
      return moved.ok ? ok({ packageId: parcel.packageNo, state: moved.value }) : moved;
    },
    { reason },
  );
}
