import type { Db, Tx } from "#platform";
import { mayCheckWork } from "../staff/index.ts";

/** Whether a member of staff may check prices or taxes somebody made (docs/decisions/0034-rate-card-versions.md). */
export function mayCheck(db: Db | Tx, makerId: string, staffId: string): Promise<"yes" | "alone" | "own"> {
  return mayCheckWork(db, { permission: "freight.edit", makerId, staffId });
}
