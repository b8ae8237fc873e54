import { add, greatest, type Money, times, zero } from "../money.ts";

export type PricedLine = { shopKey: string; quantity: number; unitPrice: Money; domesticFreight: Money };
export type CartTotals = { pieces: number; goods: Money; domesticFreight: Money; total: Money };

/** Names a shop across platforms; goods of one key are bought and delivered together. */
export function shopKey(platform: string, shopId: string | null): string {
  return `${platform}:${shopId ?? ""}`;
}

/**
 * What lines cost before services. A seller sends one delivery, so each shop counts the greatest domestic freight of its
 * lines once, not one for every line.
 */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const goods = lines.reduce((sum, line) => add(sum, times(line.unitPrice, line.quantity)), zero("CNY"));
  const domesticFreight = [...freightByShop(lines).values()].reduce(add, zero("CNY"));
  return {
    pieces: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    goods,
    domesticFreight,
    total: add(goods, domesticFreight),
  };
}

function freightByShop(lines: readonly PricedLine[]): Map<string, Money> {
  const byShop = new Map<string, Money>();
  for (const line of lines) {
    byShop.set(line.shopKey, greatest(byShop.get(line.shopKey) ?? zero("CNY"), line.domesticFreight));
  }
  return byShop;
}
