import { type Money, negate, ok, type Result, refuse, sign, subtract, toDecimal, zero } from "@sihai/domain";
import type { Tx } from "#platform";
import { deposit, type Posting, post, wallet, world } from "../../ledger/index.ts";
import { purseOf } from "../../payment/index.ts";
import type { Parcel } from "../parcel.types.ts";
import type { ParcelTerms } from "../parcel-terms.store.ts";
import { refundParcel } from "./refund-parcel.ts";

export type MoneyRefusal = { code: "PAY_PASSWORD_NEEDED"; amount: string } | { code: "BALANCE_NOT_ENOUGH"; short: string };
type Change = { changeId: string; terms: ParcelTerms; isAllowed: boolean; at: Date };
type Moved = { charged: Money; refunded: Money };

/**
 * The difference between a paid parcel and what it was changed into: from the wallet, which must have been allowed by the payment
 * password, or back into it; and what the promotion pays more or less. Once per change.
 */
export async function moveChangeMoney(
  tx: Tx,
  parcel: Parcel,
  { changeId, terms, isAllowed, at }: Change,
): Promise<Result<Moved, MoneyRefusal>> {
  const { userId, packageNo } = parcel;
  const none = zero("CNY");
  const difference = subtract(terms.total, parcel.total);
  const charge = sign(difference) > 0 ? difference : none;
  const refund = sign(difference) < 0 ? negate(difference) : none;
  if (sign(charge) > 0 && !isAllowed) return refuse({ code: "PAY_PASSWORD_NEEDED", amount: toDecimal(charge) });
  const key = `change-parcel:${changeId}`;
  if (sign(charge) > 0) {
    const paid = await post(tx, {
      key,
      kind: "pay-parcel-difference",
      userId,
      at,
      subject: `parcel:${packageNo}`,
      facts: { method: "balance" },
      postings: [{ from: wallet(userId), to: deposit(userId), amount: charge }],
      sources: [{ step: "spent", parts: [{ purse: purseOf("parcel", parcel.id), amount: charge }] }],
    });
    if (!paid.ok) return refuse({ code: "BALANCE_NOT_ENOUGH", short: toDecimal(paid.refusal.short) });
  }
  await movePromotion(tx, parcel, { key: `${key}:promotion`, more: subtract(terms.discount, parcel.discount), at });
  await refundParcel(tx, parcel, { key, kind: "refund-parcel", amount: refund, at });
  return ok({ charged: charge, refunded: refund });
}

/** A discount that grew is paid into the deposit by the promotion; what it shrank by goes back there. */
async function movePromotion(tx: Tx, { userId, packageNo }: Parcel, { key, more, at }: { key: string; more: Money; at: Date }) {
  if (sign(more) === 0) return;
  const [customer, promotion] = [deposit(userId), world("promotion")];
  const posting: Posting =
    sign(more) > 0 ? { from: promotion, to: customer, amount: more } : { from: customer, to: promotion, amount: negate(more) };
  const posted = await post(tx, { key, kind: "promote-parcel", userId, at, subject: `parcel:${packageNo}`, postings: [posting] });
  if (!posted.ok) throw new Error(`the deposit of parcel ${packageNo} is short by ${toDecimal(posted.refusal.short)}`);
}
