import type { Language } from "@sihai/text";
import { inLanguage } from "@sihai/text";
import type { OrderWords } from "@sihai/text/dict/order";
import { platformLabel } from "../goods/local-text.ts";
import type { OrderOnWire } from "./types.ts";

/** What an order is called: its shop; one without a shop, its kind. */
export function orderTitle(
  { type, shopSource, shopName }: Pick<OrderOnWire, "type" | "shopSource" | "shopName">,
  words: OrderWords,
  language: Language,
): string {
  if (type === "zy") return words.type.zy;
  const shop = inLanguage(shopName, language) || words.type[type];
  return shopSource === "other" ? shop : `${platformLabel(shopSource, language)} · ${shop}`;
}
