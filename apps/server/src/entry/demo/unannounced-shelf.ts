import { shelveUnannounced } from "@sihai/contract/unannounced";
import type { Deps } from "#platform";
import { storePicture } from "../../modules/file/index.ts";
import { packedPhoto } from "../../modules/warehouse/index.ts";
import type { Caller } from "./caller.ts";

/** Two parcels nobody announced, one with a member's mark on it, found by the receiving bench now. */
export async function fillUnannouncedShelf(rui: Caller, deps: Deps, markOf: string): Promise<void> {
  const found = [
    { trackingNo: "SF1673920458216", warehouse: 1, grams: 1280, shelf: "X-01-1", written: `陈小姐 SH${markOf} 收` },
    { trackingNo: "YT7340915628843", warehouse: 1, grams: 640, shelf: "X-01-2", written: "手写：小心轻放" },
  ] as const;
  for (const parcel of found) {
    // A picture of a parcel that is nobody's yet; the call for it takes files, which the demo's caller does not send.
    const photo = await storePicture(deps, {
      bytes: await packedPhoto(parcel.trackingNo),
      ownerUserId: null,
      visibility: "staff",
      createdBy: "demo",
      at: deps.clock.now(),
    });
    if (!photo.ok) throw new Error("demo: the picture of a parcel was refused");
    await rui.must(shelveUnannounced, { body: { ...parcel, photos: [photo.value.fileId] } });
  }
}
