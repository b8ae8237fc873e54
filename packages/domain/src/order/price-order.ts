import { add, greatest, type Money, shareOut, sum, times, zero } from "../money.ts";
import { type PricedService, priceService, type ServiceWish, serviceTotal } from "./purchase-services.ts";

/** One line to buy, at the price that holds now. */
export type OrderLine = {
  goodsCode: string;
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  services: readonly ServiceWish[];
};

export type PricedItem = {
  goodsCode: string;
  quantity: number;
  unitPrice: Money;
  goods: Money;
  /** This item's share of the shop's freight. */
  domesticFreight: Money;
  services: PricedService[];
  service: Money;
  total: Money;
};

/** A money line of an order with the formula behind it, so that any amount can be explained. */
export type MoneyLine = { label: MoneyLineLabel; amount: Money; how: string };
export const moneyLineLabels = ["goods", "domestic-freight", "basic-purchase", "fixed-fee", "fine-photo"] as const;
export type MoneyLineLabel = (typeof moneyLineLabels)[number];

export type PricedOrder = {
  items: PricedItem[];
  goods: Money;
  domesticFreight: Money;
  service: Money;
  total: Money;
  lines: MoneyLine[];
};

/**
 * Prices what is bought in one shop. The seller sends one delivery: the greatest domestic freight of the lines counts once and is
 * shared out by the goods' amounts, so that the items add up to the order to the fen.
 */
export function priceOrder(lines: readonly OrderLine[]): PricedOrder {
  const amounts = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const domesticFreight = lines.reduce((most, line) => greatest(most, line.domesticFreight), zero("CNY"));
  const shares = shareOut(
    domesticFreight,
    amounts.map(({ amount }) => amount),
  );
  const items = lines.map((line, index): PricedItem => {
    const services = line.services.map(priceService);
    const goods = amounts[index] ?? zero("CNY");
    const share = shares[index] ?? zero("CNY");
    const service = serviceTotal(services);
    return {
      goodsCode: line.goodsCode,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      goods,
      domesticFreight: share,
      services,
      service,
      total: add(add(goods, share), service),
    };
  });
  const goods = sum(amounts, "CNY");
  const service = sum(
    items.map((item) => item.service),
    "CNY",
  );
  return {
    items,
    goods,
    domesticFreight,
    service,
    total: add(add(goods, domesticFreight), service),
    lines: moneyLines(items, goods, domesticFreight),
  };
}

function moneyLines(items: readonly PricedItem[], goods: Money, domesticFreight: Money): MoneyLine[] {
  const byService = (label: "fixed-fee" | "fine-photo"): MoneyLine[] => {
    const chosen = items.flatMap(({ services }) => services.filter(({ serviceNo }) => serviceNo === label));
    if (chosen.length === 0) return [];
    return [{ label, amount: serviceTotal(chosen), how: chosen.map(({ how }) => how).join(" + ") }];
  };
  return [
    { label: "goods", amount: goods, how: items.map((item) => `${item.quantity} × ${plain(item.unitPrice)}`).join(" + ") },
    { label: "domestic-freight", amount: domesticFreight, how: "" },
    { label: "basic-purchase", amount: zero("CNY"), how: "" },
    ...byService("fixed-fee"),
    ...byService("fine-photo"),
  ];
}

function plain({ amount }: Money): string {
  return `${amount / 100n}.${(amount % 100n).toString().padStart(2, "0")}`;
}
