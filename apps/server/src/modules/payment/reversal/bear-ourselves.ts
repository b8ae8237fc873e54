import { toDecimal } from "@sihai/domain";
import { isMoneyOut } from "@sihai/domain/payment";
import { businessEvents, type Deps, type Tx } from "#platform";
import { world } from "../../ledger/index.ts";
import { inYuan } from "./bear-settled.ts";
import { postOnce } from "./post-reversal.ts";
import { isNobodys, lockKnown, type Reversal, saveBooking } from "./reversal.store.ts";

/**
 * Books as our cost what the gateway took back and nobody here can bear, because its charge had been sent back to its card before: a member of finance
 * decided so. Once; false where it is of somebody, or was booked meanwhile.
 */
export async function bearOurselves(tx: Tx, deps: Deps, id: string, at: Date): Promise<boolean> {
  const reversal = await lockKnown(tx, id);
  if (reversal?.booked !== "waiting" || !isMoneyOut(reversal) || !(await isNobodys(tx, id))) return false;
  await move(tx, reversal, "out", at);
  const { amount } = reversal;
  const ours = amount.currency === "CNY" ? amount : await inYuan(deps, amount);
  await saveBooking(tx, id, { booked: "out", ours });
  businessEvents.inc({ event: `card-${reversal.kind}-ours` });
  deps.log.warn({ reversalId: id, amount: toDecimal(amount) }, "what the gateway took back is borne by us");
  return true;
}

/** Won again, it is ours. */
export async function giveToUs(tx: Tx, reversal: Reversal, at: Date): Promise<void> {
  await move(tx, reversal, "back", at);
  await saveBooking(tx, reversal.id, { booked: "back" });
}

async function move(tx: Tx, reversal: Reversal, way: "out" | "back", at: Date): Promise<void> {
  const { currency } = reversal.amount;
  const [cost, gateway] = [world("gateway-fees", currency), world("gateway", currency)];
  const [from, to] = way === "out" ? [cost, gateway] : [gateway, cost];
  await postOnce(tx, reversal, way, { userId: null, at, postings: [{ from, to, amount: reversal.amount }], sources: [] });
}
