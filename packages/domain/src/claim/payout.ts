import { add, divideHalfEven, greatest, least, type Money, money, sum, zero } from "../money.ts";
import type { ClaimKind } from "./kinds.ts";
import type { ClaimTerms } from "./window.ts";

export type ClaimedGoods = {
  /** What all pieces are worth, as paid or declared. */
  value: Money;
  quantity: number;
  /** Pieces the claim is about; 0: none of them. */
  claimed: number;
};

export type ClaimCalculation = {
  /** Worth of all goods in the parcel, and of those the claim is about. */
  goods: Money;
  loss: Money;
  /** The loss as a share of the parcel, in basis points and rounded, for screens. */
  shareBp: number;
  /** The insured value by that share; the freight by that share. */
  insuredPart: Money;
  freightPart: Money;
  basis: "insured" | "freight" | "delay";
  /** The most this claim can come to. */
  maximum: Money;
};

/**
 * What a claim can come to at most. Insured: the insured value by the share the lost goods have in all goods, and nothing is taken off it.
 * Not insured, or insured for less than that: the freight by the same share. Late: a share of the freight. Never above the insured value plus
 * the freight. A parcel whose goods are worth nothing is shared by pieces. Throws RangeError for more pieces than there are.
 */
export function calculateClaim({
  kind,
  insured,
  freight,
  goods,
  terms,
}: {
  kind: ClaimKind;
  insured: Money;
  freight: Money;
  goods: readonly ClaimedGoods[];
  terms: Pick<ClaimTerms, "delayBp">;
}): ClaimCalculation {
  const all = sum(
    goods.map(({ value }) => value),
    "CNY",
  );
  const loss = sum(goods.map(lossOf), "CNY");
  const [part, whole] = all.amount > 0n ? [loss.amount, all.amount] : pieces(goods);
  const byShare = (amount: Money) => (whole === 0n ? zero("CNY") : money(divideHalfEven(amount.amount * part, whole), "CNY"));
  const shareBp = whole === 0n ? 0 : Number(divideHalfEven(10_000n * part, whole));
  const [insuredPart, freightPart] = [byShare(insured), byShare(freight)];
  const common = { goods: all, loss, shareBp, insuredPart, freightPart };
  if (kind === "delayed") return { ...common, basis: "delay", maximum: delayMost(freight, terms) };
  const better = greatest(insuredPart, freightPart);
  return { ...common, basis: claimBasis({ kind, insured, freight }), maximum: least(better, claimCap(insured, freight)) };
}

/** The most a late parcel gives back of its freight. */
export function delayMost(freight: Money, { delayBp }: Pick<ClaimTerms, "delayBp">): Money {
  return money(divideHalfEven(freight.amount * BigInt(delayBp), 10_000n), "CNY");
}

/** What a claim is calculated from: the insurance where it covers at least the freight, else the freight. */
export function claimBasis({
  kind,
  insured,
  freight,
}: {
  kind: ClaimKind;
  insured: Money;
  freight: Money;
}): ClaimCalculation["basis"] {
  if (kind === "delayed") return "delay";
  return insured.amount > 0n && insured.amount >= freight.amount ? "insured" : "freight";
}

/** What no claim may exceed, however it is calculated: the insured value and the freight that was paid. */
export function claimCap(insured: Money, freight: Money): Money {
  return add(insured, freight);
}

function lossOf({ value, quantity, claimed }: ClaimedGoods): Money {
  if (!Number.isInteger(claimed) || claimed < 0 || claimed > quantity)
    throw new RangeError(`${claimed} of ${quantity} pieces cannot be claimed`);
  return quantity === 0 ? zero("CNY") : money(divideHalfEven(value.amount * BigInt(claimed), BigInt(quantity)), "CNY");
}

function pieces(goods: readonly ClaimedGoods[]): [bigint, bigint] {
  const count = (pick: (one: ClaimedGoods) => number) => BigInt(goods.reduce((total, one) => total + pick(one), 0));
  return [count(({ claimed }) => claimed), count(({ quantity }) => quantity)];
}
