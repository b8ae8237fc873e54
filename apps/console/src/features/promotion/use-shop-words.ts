import { platformNames } from "@sihai/domain/platform";
import type { CouponShop } from "@sihai/domain/promotion";
import { dotted, inLanguage } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { useDict, useLanguage } from "#console";

const names: Partial<Record<string, (typeof platformNames)[keyof typeof platformNames]>> = platformNames;

/** The shops a coupon is for in words: "Taobao · Cup House · 1280364588"; without a number the platform whole. */
export function useShopWords() {
  const words = useDict(consolePromotionDict);
  const language = useLanguage();
  function platform(source: string): string {
    const name = names[source];
    return name ? inLanguage(name, language) : words.otherPlatform;
  }
  return {
    platform,
    shop: ({ source, shopId, name }: CouponShop) =>
      dotted([platform(source), name && inLanguage(name, language), shopId || words.wholePlatform]),
  };
}
