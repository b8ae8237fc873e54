import { add, compare, least, type Money, money, ok, type Result, refuse, sign, subtract, sum, zero } from "../index.ts";

/** What stands of one source in the wallet. */
export type StandingSource = {
  sourceId: string;
  kind: "card" | "transfer" | "given" | "earlier" | "unexplained";
  arrivedAt: Date;
  inWallet: Money;
  /** What the source brought in all, and what its payer gave for it. */
  amount: Money;
  paid: Money;
  /** Gone back of both before. */
  returned: Money;
  returnedPaid: Money;
  /** The card's gateway refused to take this charge back once; it is not asked again. */
  isClosed: boolean;
};

/** A part goes back to the card it came from, or to an account the customer names. `sends` is what is sent there, in the currency it is sent in. */
export type WithdrawalPart = { to: "card" | "account"; sourceId: string; amount: Money; sends: Money };

const dayMs = 86_400_000;

/** Whether a source can go back to the card it came from: a card's, not older than `days` (rule I-51). */
export function mayGoBack({ kind, arrivedAt, isClosed }: StandingSource, now: Date, days: number): boolean {
  return kind === "card" && !isClosed && now.getTime() - arrivedAt.getTime() <= days * dayMs;
}

/** A card's money that is too old to go back to it: it needs an account (rule I-46). */
export function isOverdue({ kind, arrivedAt }: StandingSource, now: Date, days: number): boolean {
  return kind === "card" && now.getTime() - arrivedAt.getTime() > days * dayMs;
}

/**
 * How an amount leaves a wallet: back to the cards it came from first, those that came first before others, the rest to an account. A card gets
 * back its share of what it was charged, so that all parts of a source make exactly the charge. Refuses nothing, and more than stands there.
 */
export function splitWithdrawal(
  amount: Money,
  standing: readonly StandingSource[],
  { now, sourceDays }: { now: Date; sourceDays: number },
): Result<WithdrawalPart[], { code: "WITHDRAWAL_AMOUNT_INVALID" }> {
  const { currency } = amount;
  const available = sum(
    standing.map(({ inWallet }) => inWallet),
    currency,
  );
  if (sign(amount) <= 0 || compare(amount, available) > 0) return refuse({ code: "WITHDRAWAL_AMOUNT_INVALID" });
  const isBack = (source: StandingSource) => mayGoBack(source, now, sourceDays);
  const inOrder = [...standing.filter(isBack), ...standing.filter((source) => !isBack(source))];
  const parts: WithdrawalPart[] = [];
  let left = amount;
  for (const source of inOrder) {
    const part = least(left, source.inWallet);
    if (sign(part) === 0) continue;
    const to = isBack(source) ? "card" : "account";
    parts.push({ to, sourceId: source.sourceId, amount: part, sends: to === "card" ? shareOfPaid(source, part) : part });
    left = subtract(left, part);
  }
  return ok(parts);
}

/**
 * What a source's payer gets back for `part` of it: the share of what was paid, rounded down over all that went back so far, so that the last part
 * brings it to the whole. May be nothing for a part of less than one unit.
 */
export function shareOfPaid({ amount, paid, returned, returnedPaid }: StandingSource, part: Money): Money {
  const back = add(returned, part);
  if (compare(back, amount) > 0) throw new RangeError("more than the source brought");
  return money((paid.amount * back.amount) / amount.amount - returnedPaid.amount, paid.currency);
}

/** What of a part goes back as its payer gave it, as its source counts it. What goes to an account leaves in the wallet's currency. */
export function paidBackBy({ to, sends }: Pick<WithdrawalPart, "to" | "sends">): Money | null {
  return to === "card" ? sends : null;
}

/** Sums of what goes to cards and to an account. */
export function sumsOf(parts: readonly WithdrawalPart[], currency: Money["currency"]) {
  const of = (to: WithdrawalPart["to"]) =>
    parts.reduce((total, part) => (part.to === to ? add(total, part.amount) : total), zero(currency));
  return { toCards: of("card"), toAccount: of("account") };
}
