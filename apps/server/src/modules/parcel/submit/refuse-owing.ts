import type { Tx } from "#platform";
import { type DebtRefusal, refuseDebt } from "../../payment/index.ts";
import { paidByTakenBack } from "./taken-back-goods.store.ts";

/**
 * Whoever owes for a card payment that was taken back may send what other money paid for, as a parcel is paid in full before it is packed; goods that
 * payment bought stay until it is repaid (docs/decisions/0119). Null: they may go.
 */
export async function refuseOwing(tx: Tx, userId: string, itemIds: readonly string[]): Promise<DebtRefusal | null> {
  const owing = await refuseDebt(tx, userId);
  return owing && (await paidByTakenBack(tx, userId, itemIds)) ? owing : null;
}
