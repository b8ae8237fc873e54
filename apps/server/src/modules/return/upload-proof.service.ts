import { refuse } from "@sihai/domain";
import type { Deps, Once } from "#platform";
import { storePicture } from "../file/index.ts";
import { findReturn } from "./return.store.ts";

type Command = { returnNo: string; bytes: Buffer | undefined; staffId: string; now: Date; once: Once | null };

/** Keeps a picture of the seller's refund; it is the buyer's to see. */
export async function uploadProof(deps: Deps, { returnNo, bytes, staffId, now, once }: Command) {
  if (!bytes) return refuse({ code: "FILE_NOT_A_PICTURE" as const });
  const found = await findReturn(deps.db, returnNo);
  if (!found) return refuse({ code: "RETURN_NOT_FOUND" as const });
  const createdBy = `staff:${staffId}`;
  return storePicture(deps, { bytes, ownerUserId: found.userId, visibility: "owner", createdBy, at: now, once });
}
