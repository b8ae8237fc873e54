import { least, type Money, money, subtract } from "../money.ts";

export const reversalKinds = ["refund", "own-refund", "dispute"] as const;
/** `own-refund`: of a withdrawal of ours, whose money moved with it. */
export type ReversalKind = (typeof reversalKinds)[number];

/**
 * In the order they follow each other; what was said of a later one is never taken back by an earlier one that arrives late. A bank that decided
 * for its card's holder may find for us afterwards.
 */
export const reversalStatuses = {
  refund: ["pending", "refunded", "failed"],
  "own-refund": ["pending", "refunded", "failed"],
  dispute: ["inquiry", "inquiry-review", "inquiry-closed", "open", "review", "lost", "won"],
} as const satisfies Record<ReversalKind, readonly string[]>;
export type ReversalStatus = (typeof reversalStatuses)[ReversalKind][number];

/** What the gateway said of money it takes out of a charge by itself. */
export type ReversalFacts = { kind: ReversalKind; status: ReversalStatus; withdrawn: boolean; reinstated: boolean };

/** What is known after something more was said, in whatever order it is said: each fact only ever grows. */
export function mergeReversal<Facts extends ReversalFacts>(known: Facts, told: ReversalFacts): Facts {
  return {
    ...known,
    status: rankOf(told) > rankOf(known) ? told.status : known.status,
    withdrawn: known.withdrawn || told.withdrawn,
    reinstated: known.reinstated || told.reinstated,
  };
}

function rankOf({ kind, status }: ReversalFacts): number {
  const order: readonly string[] = reversalStatuses[kind];
  return order.indexOf(status);
}

/** Whether the gateway has the money: a refund from its beginning until it fails, a dispute from its withdrawal until it is given back. */
export function isMoneyOut({ kind, status, withdrawn, reinstated }: ReversalFacts): boolean {
  return kind === "dispute" ? withdrawn && !reinstated : status !== "failed";
}

/** Whether its money never moves any more, or moved back. */
export function isReversalOver({ kind, status, withdrawn, reinstated }: ReversalFacts): boolean {
  if (kind !== "dispute") return status === "failed";
  return reinstated || (status === "inquiry-closed" && !withdrawn);
}

/** Whether a charge counts as disputed: while its bank has not decided, and once it decided against us. */
export function isDisputeStanding({ kind, status }: ReversalFacts): boolean {
  return kind === "dispute" && status !== "won" && status !== "inquiry-closed";
}

export type ReversalShare = {
  /** What the customer bears, in CNY. */
  borne: Money;
  /** The rest in CNY: of the surcharge, which was our income, and of what the customer got back from us before. */
  ours: Money;
};

/**
 * Who bears a part of a charge that the gateway took back. The customer bears the share of what the charge brought them; the surcharge is ours, and
 * so is whatever went back to the card by withdrawals before. Shares are rounded over all that was taken so far, so that all of it makes the whole.
 */
export function shareReversal(given: {
  /** Of the charge in the currency it was made in. */
  charged: Money;
  /** What the charge brought the customer, and the surcharge on it. */
  brought: Money;
  surcharge: Money;
  /** Taken back by the gateway before, and borne of that by the customer. */
  takenBefore: Money;
  borneBefore: Money;
  /** Refunded by withdrawals of ours. */
  refundedByUs: Money;
  taken: Money;
}): ReversalShare {
  const { charged, brought, surcharge, takenBefore, borneBefore, refundedByUs, taken } = given;
  const shareOf = (whole: bigint, part: bigint) => (part >= charged.amount ? whole : (whole * part) / charged.amount);
  const after = takenBefore.amount + taken.amount;
  const whole = brought.amount + surcharge.amount;
  const total = charged.currency === "CNY" ? taken.amount : shareOf(whole, after) - shareOf(whole, takenBefore.amount);
  const share = greatestZero(shareOf(brought.amount, after) - borneBefore.amount);
  const left = greatestZero(brought.amount - shareOf(whole, refundedByUs.amount) - borneBefore.amount);
  const borne = least(least(money(share, "CNY"), money(left, "CNY")), money(total, "CNY"));
  return { borne, ours: subtract(money(total, "CNY"), borne) };
}

function greatestZero(value: bigint): bigint {
  return value > 0n ? value : 0n;
}
