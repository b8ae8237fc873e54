import type { Language } from "@sihai/text";
import { cnyText, inLanguage } from "@sihai/text";
import type { PromotionWords } from "@sihai/text/dict/promotion";
import { platformLabel } from "../goods/local-text.ts";
import type { CodeView, CouponView } from "./coupon-terms.ts";

type Terms = CouponView["terms"];

/** What a coupon or code gives, large: "¥10 off", "15% OFF", "Service free". */
export function givesText(reduction: Terms["reduction"] | CodeView["reduction"], words: PromotionWords): string {
  switch (reduction.type) {
    case 0:
      return words.off(cnyText(reduction.amount));
    case 1:
      return words.percentOff(String(reduction.bp / 100));
    case 2:
      return words.serviceFree;
  }
}

/** Why a coupon cannot be used, in the words of what it is for. */
export function whyNot(
  reason: NonNullable<CouponView["reason"]>,
  { parcelType }: Pick<Terms, "parcelType">,
  words: PromotionWords,
): string {
  if (reason === "parcel-type" || reason === "min-spend" || reason === "no-service") return words.reasonsFor[parcelType][reason];
  return words.reasons[reason];
}

/** Everything a coupon asks for, in short phrases. */
export function conditionsOf(
  terms: Terms,
  words: PromotionWords,
  language: Language,
  names: { services: Record<string, { name: string }>; warehouseOf: (id: number) => string },
): string[] {
  const { reduction, minSpend, maxDeduction, parcelType, minLevel, warehouse } = terms;
  const service = reduction.type === 2 ? reduction.service : null;
  const given =
    reduction.type !== 2
      ? ""
      : service === null
        ? words.anyService[parcelType]
        : words.forService(names.services[service]?.name ?? service);
  return [
    given,
    minSpend === "0.00" ? words.noMinimum : words.minSpend[parcelType](cnyText(minSpend)),
    maxDeduction === null ? "" : words.maxDeduction(cnyText(maxDeduction)),
    words.parcelTypes[parcelType],
    scopeText(terms, words, language),
    minLevel > 0 ? words.level(minLevel) : "",
    warehouse === null ? "" : words.onlyWarehouse(names.warehouseOf(warehouse)),
  ].filter((part) => part !== "");
}

/** What it is for, with the shops that are meant by name, or by number where we know none (rule J-19): a platform without a number is meant whole. */
function scopeText({ scope, shops }: Pick<Terms, "scope" | "shops">, words: PromotionWords, language: Language): string {
  if (shops.length === 0) return words.scopes[scope];
  const places = shops.map(({ source, shopId, name }) => {
    const platform = platformLabel(source, language);
    if (shopId === null) return platform;
    return name ? words.shopNamed(platform, inLanguage(name, language)) : words.shopNo(platform, shopId);
  });
  return words.scopeAt(words.scopes[scope], places);
}
