import { inLanguage } from "@sihai/domain/language";
import { joined } from "../../core/joined.ts";
import { cnyText, formatAmount } from "../../core/money.ts";
import type { Card, Item } from "../../messages/facts.ts";
import { language } from "../grammar.ts";

/** The goods' name; sellers give at least a Chinese one. */
export function name(item: Pick<Item, "name">): string {
  return inLanguage(item.name, language);
}

/** Numbers of orders and parcels, which facts hold in one as English writes them. */
export function named(numbers: string): string {
  return joined(numbers.split(", "), language);
}

/** What the card was charged beside what was paid for, where a card paid. */
export function byCard(card: Card): string {
  if (!card) return "";
  const { charged, currency, surchargeCny, together } = card;
  const all = together > 1 ? `（${together} 笔一起付款）` : "";
  return `银行卡扣款 ${formatAmount(charged, currency)}${all}，含手续费 ${cnyText(surchargeCny)}。`;
}
