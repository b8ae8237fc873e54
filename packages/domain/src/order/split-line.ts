import { add, type Money, subtract, times } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import { shareOut } from "../share-out.ts";
import { atPrice, type PricedService, serviceTotal } from "./purchase-services.ts";

/** The part of an order's line that a split looks at. */
export type SplittableLine = {
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  discount: Money;
  /** What of the line its discount reduces: its goods, or one of its services. */
  discountOn: string;
  services: readonly PricedService[];
  paid: Money;
  refunded: Money;
  /** How much of the discount went back to the promotion. */
  discountBack: Money;
};

/** One of the two lines a split makes. */
export type LinePart = {
  quantity: number;
  domesticFreight: Money;
  discount: Money;
  services: PricedService[];
  service: Money;
  paid: Money;
};

/**
 * Splits `pieces` off a paid line, for when a seller has only a part: unit price by pieces, freight and discount shared out, a service by
 * the piece follows its pieces at the price agreed, detailed photos, and what a coupon took off them, stay with the first part. Both parts together cost and were paid what the line was, to the fen.
 * Refuses a part of nothing or of everything, and a line whose money has moved since it was paid.
 */
export function splitLine(
  line: SplittableLine,
  pieces: number,
): Result<{ kept: LinePart; taken: LinePart }, { code: "ITEM_SPLIT_REFUSED" }> {
  const rest = line.quantity - pieces;
  if (!Number.isInteger(pieces) || pieces < 1 || rest < 1) return refuse({ code: "ITEM_SPLIT_REFUSED" });
  const [keptFreight, takenFreight] = shareOut(line.domesticFreight, [BigInt(rest), BigInt(pieces)]);
  const [keptDiscount, takenDiscount] = shareOut(line.discount, [
    BigInt(rest),
    line.discountOn === "fine-photo" ? 0n : BigInt(pieces),
  ]);
  if (!keptFreight || !takenFreight || !keptDiscount || !takenDiscount) return refuse({ code: "ITEM_SPLIT_REFUSED" });
  const kept = partOf(line, { quantity: rest, isFirst: true, domesticFreight: keptFreight, discount: keptDiscount });
  const taken = partOf(line, { quantity: pieces, isFirst: false, domesticFreight: takenFreight, discount: takenDiscount });
  const isWhole =
    add(kept.paid, taken.paid).amount === line.paid.amount && line.refunded.amount === 0n && line.discountBack.amount === 0n;
  return isWhole ? ok({ kept, taken }) : refuse({ code: "ITEM_SPLIT_REFUSED" });
}

type Share = { quantity: number; isFirst: boolean; domesticFreight: Money; discount: Money };

function partOf(line: SplittableLine, { quantity, isFirst, domesticFreight, discount }: Share): LinePart {
  const services = line.services.flatMap((service) => {
    if (service.serviceNo === "fine-photo") return isFirst ? [service] : [];
    return [atPrice({ serviceNo: service.serviceNo, quantity, remarks: service.remarks }, service.unitPrice)];
  });
  const service = serviceTotal(services);
  const cost = add(add(times(line.unitPrice, quantity), domesticFreight), service);
  return { quantity, domesticFreight, discount, services, service, paid: subtract(cost, discount) };
}
