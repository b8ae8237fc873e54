import { cny, type Money, ok, sign, toDecimal } from "@sihai/domain";
import { balanceDueBy, type FreightSettlement, settleFreight } from "@sihai/domain/parcel";
import { type Deps, type Tx, transact } from "#platform";
import { deposit, owed, type Posting, post, world } from "../../ledger/index.ts";
import { tell } from "../../message/index.ts";
import { lockLiveTrade, openTrade } from "../../payment/index.ts";
import { refundParcel } from "../change/refund-parcel.ts";
import { findParcelByNo, lockParcelsByNo, recordSettlement } from "../parcel.store.ts";
import type { Parcel, WeighedParcel } from "../parcel.types.ts";

export type Settlement = { outcome: FreightSettlement["outcome"]; difference: string };

/**
 * Settles a dispatched parcel: the final freight is earned from the deposit, the surplus goes back to the wallet at once, a shortfall
 * falls due with a trade to pay it by. Once per parcel: a second call finds it done (rule F33). Throws for a parcel that has not left.
 */
export async function settleParcel(deps: Deps, packageNo: string): Promise<void> {
  await transact<undefined, never>(deps.db, async (tx) => {
    const known = await findParcelByNo(tx, packageNo);
    if (known) await lockLiveTrade(tx, { userId: known.userId, purpose: "parcel", subjectId: known.id });
    const [parcel] = await lockParcelsByNo(tx, [packageNo]);
    if (!parcel?.shippedAt) throw new Error(`parcel ${packageNo} has not left`);
    if (parcel.settlement) return ok();
    const finalFreight = cny(parcel.finalQuote.total);
    const settlement = settleFreight({ deposit: parcel.deposit, discount: parcel.freightDiscount, finalFreight });
    const at = deps.clock.now();
    await recordSettlement(tx, parcel, { outcome: settlement.outcome, finalFreight, owed: settlement.owed, at });
    await postSettlement(tx, parcel, settlement, at);
    await tellSettlement(tx, deps, parcel, settlement, at);
    return ok();
  });
}

/** What settling a weighed parcel comes to: the amount that goes back, or falls due. */
export function decideSettlement({ deposit: paid, freightDiscount, finalQuote }: WeighedParcel): Settlement {
  const settlement = settleFreight({ deposit: paid, discount: freightDiscount, finalFreight: cny(finalQuote.total) });
  return { outcome: settlement.outcome, difference: toDecimal(differenceOf(settlement)) };
}

async function postSettlement(tx: Tx, parcel: Parcel, settlement: FreightSettlement, at: Date): Promise<void> {
  const { userId, id } = parcel;
  const subject = `parcel:${parcel.packageNo}`;
  const postings: Posting[] = [
    { from: deposit(userId), to: world("freight-income"), amount: settlement.fromDeposit },
    { from: deposit(userId), to: world("insurance-income"), amount: parcel.insurance },
    { from: deposit(userId), to: world("service-income"), amount: parcel.service },
    { from: owed(userId), to: world("freight-income"), amount: settlement.owed },
    { from: deposit(userId), to: world("promotion"), amount: settlement.unusedDiscount },
  ];
  const posted = await post(tx, {
    key: `settle-parcel:${id}`,
    kind: "settle-parcel",
    userId,
    at,
    subject,
    facts: { outcome: settlement.outcome },
    postings: postings.filter(({ amount }) => sign(amount) > 0),
  });
  if (!posted.ok) throw new Error(`the deposit of parcel ${parcel.packageNo} is short by ${toDecimal(posted.refusal.short)}`);
  await refundParcel(tx, parcel, {
    key: `settle-parcel-refund:${id}`,
    kind: "refund-freight",
    amount: settlement.refund,
    at,
  });
  if (sign(settlement.owed) > 0)
    await openTrade(tx, {
      userId,
      purpose: "back-payment",
      subjects: [{ subjectId: id, amount: settlement.owed }],
      expiresAt: null,
      at,
    });
}

async function tellSettlement(tx: Tx, deps: Deps, parcel: Parcel, settlement: FreightSettlement, at: Date): Promise<void> {
  const { packageNo, userId } = parcel;
  const told = { userId, type: "parcel", link: `/package/detail?packageId=${packageNo}`, mail: true, at } as const;
  const facts = { packageNo, amountCny: toDecimal(differenceOf(settlement)) };
  switch (settlement.outcome) {
    case "even":
      return tell(tx, deps, { ...told, template: "parcel-settled-even", facts: { packageNo } });
    case "refund":
      return tell(tx, deps, { ...told, template: "parcel-settled-refund", facts });
    case "balance-due": {
      const { outstandingLimit } = deps.settings.at(at);
      const due = { payBefore: balanceDueBy(at, outstandingLimit).toISOString(), limitCny: toDecimal(outstandingLimit.amount) };
      return tell(tx, deps, { ...told, template: "parcel-balance-due", facts: { ...facts, due } });
    }
  }
}

function differenceOf(settlement: FreightSettlement): Money {
  return settlement.outcome === "balance-due" ? settlement.owed : settlement.refund;
}
