import { least, type Money, sign, subtract, toDecimal, zero } from "@sihai/domain";
import type { Tx } from "#platform";
import { lockLiveTrade, refundToWallet, subjectsOf } from "../../payment/index.ts";
import { countTradeRefund } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";

type Refund = { key: string; kind: string; amount: Money; at: Date };

/**
 * Gives money paid for a locked parcel, whose trade was locked before, back to the wallet; once per key. What came through the trade goes
 * back against it first (rule F17), differences paid with a change after that. Nothing happens for nothing.
 */
export async function refundParcel(tx: Tx, parcel: Parcel, { key, kind, amount, at }: Refund): Promise<void> {
  if (sign(amount) === 0) return;
  const { userId, id, packageNo } = parcel;
  const ofTrade = least(amount, subtract(await takenByTrade(tx, parcel), parcel.tradeRefunded));
  const of = { purpose: "parcel", subjectId: id } as const;
  const parts = [
    { key, amount: ofTrade, isDifference: false },
    { key: `${key}:difference`, amount: subtract(amount, ofTrade), isDifference: true },
  ];
  for (const part of parts.filter((one) => sign(one.amount) > 0)) {
    const refunded = await refundToWallet(tx, { ...part, of, userId, kind, subject: `parcel:${packageNo}`, at });
    if (!refunded.ok) throw new Error(`the deposit of parcel ${packageNo} is short by ${toDecimal(refunded.refusal.short)}`);
  }
  await countTradeRefund(tx, parcel, ofTrade);
}

async function takenByTrade(tx: Tx, { userId, id }: Parcel): Promise<Money> {
  const trade = await lockLiveTrade(tx, { userId, purpose: "parcel", subjectId: id });
  if (trade?.state !== "paid") return zero("CNY");
  const subjects = await subjectsOf(tx, userId, trade.id);
  return subjects.find(({ subjectId }) => subjectId === id)?.amount ?? zero("CNY");
}
