import type { Language } from "../core/language.ts";
import { cnyText } from "../core/money.ts";
import { template } from "./template.ts";
import { type Item, type Named, nameEn, nameZh, noName, timeEn, timeZh } from "./words.ts";

const supplementReasons: Readonly<Record<string, Named>> = {
  "real-price": { zh: "实际价格高于付款", en: "the real price is higher" },
  "domestic-freight": { zh: "国内运费高于付款", en: "the domestic freight is higher" },
  oversize: { zh: "商品超大超重", en: "the item is oversize" },
  other: { zh: "其他费用", en: "another cost" },
};
function supplementReason(reason: string, language: Language): string {
  return (supplementReasons[reason] ?? noName)[language] || reason;
}

/** What a member is told about supplementary payments. */
export const supplementMessages = {
  "supplement-asked": template<Item & { amountCny: string; dueAt: string; reason: string }>(
    (f) => ({
      title: "商品需要补款",
      body: `「${nameZh(f)}」需补 ${cnyText(f.amountCny)}：${supplementReason(f.reason, "zh")}。请在 ${timeZh(f.dueAt)}前付款或拒绝。`,
    }),
    (f) => ({
      title: "Supplementary payment",
      body: `“${nameEn(f)}” needs ${cnyText(f.amountCny)} more: ${supplementReason(f.reason, "en")}. Please pay or decline by ${timeEn(f.dueAt)}.`,
    }),
  ),
} as const;
