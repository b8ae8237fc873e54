import type { CallData } from "@sihai/contract";
import type { parcelDetail } from "@sihai/contract/parcel";
import { add, cny, isPositive, subtract, sum, toDecimal } from "@sihai/domain";

type Parcel = CallData<typeof parcelDetail>;

/** What weighing brings: nobody knows it yet, it is sealed and moves once the parcel leaves, or it is owed; null where it is over. */
export type Weighing = "open" | { when: "leaving" | "now"; outcome: "refund" | "balance-due"; amount: string } | null;

/** A parcel's money as of now, in CNY decimals. */
export type ParcelMoneyNow = {
  /** Paid, or asked for next, without a card's surcharge. */
  paid: string;
  isPaid: boolean;
  /** Paid before, where only the balance due is asked for now; null where `paid` is all of it. */
  earlier: string | null;
  /** What a card adds, or added; null for nothing. */
  surcharge: string | null;
  weighing: Weighing;
  /** Tax the recipient pays where it arrives; null where the price holds it, none is known, or it has arrived. */
  tax: string | null;
  /** Since when a balance is due, where one is; an instant. */
  owedSince?: string | null;
};

/** The four figures of a parcel: `now` with the surcharge, `toCome` where something is and its sum is known, and what both come to. */
export function parcelSums({ paid, earlier, surcharge, weighing, tax }: ParcelMoneyNow) {
  const now = surcharge === null ? cny(paid) : add(cny(paid), cny(surcharge));
  const settling = typeof weighing === "object" ? weighing : null;
  const owed = settling?.outcome === "balance-due" ? [cny(settling.amount)] : [];
  const toCome = sum([...owed, ...(tax === null ? [] : [cny(tax)])], "CNY");
  const whole = sum([cny(earlier ?? "0.00"), now, toCome], "CNY");
  return {
    now: toDecimal(now),
    toCome: isPositive(toDecimal(toCome)) ? toDecimal(toCome) : null,
    inAll: toDecimal(settling?.outcome === "refund" ? subtract(whole, cny(settling.amount)) : whole),
  };
}

/** Whether what is still to come is certain: weighed is weighed, and no tax is expected or unknown. */
export function isCertainToCome({ weighing, tax }: Pick<ParcelMoneyNow, "weighing" | "tax">, isTaxKnown: boolean): boolean {
  return typeof weighing === "object" && tax === null && isTaxKnown;
}

type Settled = Pick<Parcel, "state" | "total" | "paidAt" | "settlement" | "sealed" | "tax" | "cardPayments">;

/** The money of a parcel as its page knows it; `surcharge` is what the way of paying offered first adds to what is asked for next. */
export function moneyOf(parcel: Settled, surcharge: string | null): ParcelMoneyNow {
  const { state, total, paidAt, settlement, tax, cardPayments } = parcel;
  const isHere = state === "delivered" || state === "completed";
  const taxToCome = isHere || tax === null || !isPositive(tax.total) ? null : tax.total;
  if (paidAt === null) return { paid: total, isPaid: false, earlier: null, surcharge, weighing: "open", tax: taxToCome };
  const charged = sum(
    cardPayments.map((one) => cny(one.surcharge)),
    "CNY",
  );
  const paid = settlement ? movedBy(settlement, total) : total;
  const surchargePaid = isPositive(toDecimal(charged)) ? toDecimal(charged) : null;
  return {
    paid,
    isPaid: true,
    earlier: null,
    surcharge: surchargePaid,
    weighing: weighingOf(parcel),
    tax: taxToCome,
    owedSince: owedSince(parcel),
  };
}

/** The money of a parcel whose balance due is paid next: that, after all that was paid before. */
export function moneyOfBalanceDue(parcel: Settled, owed: string, surcharge: string | null): ParcelMoneyNow {
  const before = moneyOf(parcel, null);
  const earlier = before.surcharge === null ? before.paid : toDecimal(add(cny(before.paid), cny(before.surcharge)));
  return { ...before, paid: owed, isPaid: false, earlier, surcharge, weighing: null };
}

/** What is paid in the end: less what came back, with the balance due once it is paid too. */
function movedBy({ outcome, difference, owed }: NonNullable<Parcel["settlement"]>, total: string): string {
  if (outcome === "refund") return toDecimal(subtract(cny(total), cny(difference)));
  return outcome === "even" ? total : toDecimal(subtract(add(cny(total), cny(difference)), cny(owed)));
}

function owedSince({ settlement }: Pick<Settled, "settlement">): string | null {
  return settlement && isPositive(settlement.owed) ? settlement.at : null;
}

function weighingOf({ settlement, sealed }: Pick<Settled, "settlement" | "sealed">): Weighing {
  if (settlement) return isPositive(settlement.owed) ? { when: "now", outcome: "balance-due", amount: settlement.owed } : null;
  if (!sealed) return "open";
  return sealed.outcome === "even" ? null : { when: "leaving", outcome: sealed.outcome, amount: sealed.difference };
}
