import { type Currency, type Money, sign, subtract } from "@sihai/domain";
import type { AccountRef } from "./accounts.ts";

/** What money was spent on, or is set aside for, by name: "order:55". What is given back is taken out of the purse it went into. */
export type Purse = `${string}:${string}`;
export type PursePart = { purse: Purse; amount: Money };

/** Money that comes in. `paid` is what the payer gave for it; `reference` names the card payment, the transfer or the claim. */
export type NewSource = {
  kind: "card" | "transfer" | "given";
  amount: Money;
  paid: Money;
  reference: string;
};

/**
 * `paid`: what of what the payer gave goes back as they gave it. Null where it goes elsewhere, in the wallet's currency: the source reckons its
 * share of what the payer gave, which may be of another currency.
 */
export type ReturnedPart = { sourceId: string; amount: Money; paid: Money | null };

/** What an entry does to the sources of a customer's wallet. Together the steps tell each change of the wallet, to the cent. */
export type SourceStep =
  /** Comes into the wallet. */
  | { step: "arrives"; source: NewSource }
  /** Comes in and is spent at once; what is left of it stands in the wallet. */
  | { step: "arrives-for"; source: NewSource; parts: readonly PursePart[] }
  /** Leaves the wallet, from what came first. */
  | { step: "spent"; parts: readonly PursePart[] }
  /** Comes back into the wallet, to the sources it was taken from, the last taken first. */
  | { step: "given-back"; purse: Purse; amount: Money }
  /** Leaves the wallet to go back to its payer, from these sources alone. */
  | { step: "returned"; purse: Purse; from: readonly ReturnedPart[] }
  /** Could not go back, or was called off: stands in the wallet again. */
  | { step: "not-returned"; purse: Purse; to: readonly ReturnedPart[] }
  /** What was set aside is spent; the wallet does not change. */
  | { step: "passed-on"; from: Purse; parts: readonly PursePart[] };

/** Throws TypeError when an entry changes its customer's wallet otherwise than its steps tell, or the wallet of somebody else. */
export function checkTold(
  key: string,
  userId: string | null,
  postings: readonly { from: AccountRef; to: AccountRef; amount: Money }[],
  steps: readonly SourceStep[],
): void {
  const change = new Map<Currency, bigint>();
  const note = ({ currency, amount }: Money, direction: 1n | -1n) =>
    change.set(currency, (change.get(currency) ?? 0n) + direction * amount);
  for (const { from, to, amount } of postings)
    for (const [side, direction] of [
      [to, 1n],
      [from, -1n],
    ] as const) {
      if (side.kind !== "wallet") continue;
      if (side.owner !== userId) throw new TypeError(`${key}: the wallet of somebody else`);
      note(amount, direction);
    }
  for (const step of steps) for (const { amount, direction } of told(step)) note(amount, direction);
  const untold = [...change].filter(([, amount]) => amount !== 0n);
  if (untold.length > 0) throw new TypeError(`${key}: the sources do not tell ${String(untold)} of the wallet`);
}

/** The change of the wallet a step tells, with its sign turned. */
function told(step: SourceStep): { amount: Money; direction: 1n | -1n }[] {
  switch (step.step) {
    case "arrives":
      return [{ amount: step.source.amount, direction: -1n }];
    case "given-back":
      return [{ amount: step.amount, direction: -1n }];
    case "returned":
      return step.from.map(({ amount }) => ({ amount, direction: 1n }));
    case "not-returned":
      return step.to.map(({ amount }) => ({ amount, direction: -1n }));
    case "spent":
      return step.parts.map(({ amount }) => ({ amount, direction: 1n }));
    case "arrives-for": {
      const { amount } = step.source;
      return [{ amount: step.parts.reduce((left, part) => subtract(left, part.amount), amount), direction: -1n }];
    }
    case "passed-on":
      return [];
  }
}

/** Parts that hold something. */
export function realParts(parts: readonly PursePart[]): readonly PursePart[] {
  return parts.filter(({ amount }) => sign(amount) > 0);
}
