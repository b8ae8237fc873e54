import { refuseNewBusiness, type Settings, type WindingDown } from "@sihai/domain/setting";
import type { Db, Tx } from "#platform";
import { isStopped } from "./stop.store.ts";

export type BusinessRefusal = WindingDown | { code: "NOT_SERVED" };

/** Whether a customer may begin something new: not while the business is wound down, nor one who is not served. Null: they may. */
export async function refuseBusinessWith(
  db: Db | Tx,
  userId: string,
  rules: Pick<Settings, "windingDown">,
): Promise<BusinessRefusal | null> {
  return refuseNewBusiness(rules) ?? ((await isStopped(db, userId, "unserved")) ? { code: "NOT_SERVED" } : null);
}
