import { add, greatest, type Money, sum, times, zero } from "../money.ts";
import { shareOut } from "../share-out.ts";
import { type PricedService, type PurchaseRules, priceService, type ServiceWish, serviceTotal } from "./purchase-services.ts";

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
export function priceOrder(lines: readonly OrderLine[], rules: PurchaseRules): PricedOrder {
  const amounts = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const { domesticFreight, shares } = shopFreight(lines);
  const items = lines.map((line, index): PricedItem => {
    const services = line.services.map((wish) => priceService(wish, rules));
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
    lines: moneyLinesOf(items),
  };
}

/** The freight of one shop's lines, by what the seller asks for each, and each line's share of it. */
export function shopFreight(lines: readonly Pick<OrderLine, "unitPrice" | "quantity" | "domesticFreight">[]): {
  domesticFreight: Money;
  shares: Money[];
} {
  const domesticFreight = lines.reduce((most, line) => greatest(most, line.domesticFreight), zero("CNY"));
  const weights = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity).amount);
  return { domesticFreight, shares: shareOut(domesticFreight, weights) };
}

/** What items to buy come to, line by line; together the sum of what each costs. */
export function moneyLinesOf<No extends string>(
  items: readonly (Pick<PricedItem, "quantity" | "unitPrice" | "domesticFreight"> & { services: readonly ServiceCost<No>[] })[],
): { label: MoneyLineLabel | No; amount: Money; how: string }[] {
  const goods = sum(
    items.map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
    "CNY",
  );
  const domesticFreight = sum(
    items.map((item) => item.domesticFreight),
    "CNY",
  );
  return [
    { label: "goods", amount: goods, how: items.map((item) => `${item.quantity} × ${plain(item.unitPrice)}`).join(" + ") },
    { label: "domestic-freight", amount: domesticFreight, how: "" },
    { label: "basic-purchase", amount: zero("CNY"), how: "" },
    ...serviceLinesOf(items.flatMap(({ services }) => services)),
  ];
}

type ServiceCost<No extends string> = { serviceNo: No; total: Money; how: string };

/** One line for each service that was chosen, with all it was chosen for. */
export function serviceLinesOf<No extends string>(
  services: readonly ServiceCost<No>[],
): { label: No; amount: Money; how: string }[] {
  return [...new Set(services.map(({ serviceNo }) => serviceNo))].map((label) => {
    const chosen = services.filter(({ serviceNo }) => serviceNo === label);
    const amount = sum(
      chosen.map(({ total }) => total),
      "CNY",
    );
    return { label, amount, how: chosen.map(({ how }) => how).join(" + ") };
  });
}

function plain({ amount }: Money): string {
  return `${amount / 100n}.${(amount % 100n).toString().padStart(2, "0")}`;
}
