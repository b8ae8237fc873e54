import { canonicalUrls } from "./canonical-urls.ts";
import { itemIdIsSku, type Platform } from "./platforms.ts";

/** One product, known without the network. Ids are strings: several are above 2^53. */
export type ItemLink = {
  kind: "item";
  platform: Platform;
  itemId: string;
  canonicalUrl: string;
  shopId?: string;
  skuId?: string;
};

/** A short link or password that needs resolving over the network. */
export type ShortLink = { kind: "short"; platform: Platform; url: string };

export const unsupportedReasons = ["no-link", "unsafe", "non-chinese", "not-a-product", "unknown-site"] as const;
export type UnsupportedReason = (typeof unsupportedReasons)[number];
export type UnsupportedLink = { kind: "unsupported"; reason: UnsupportedReason };

export type LinkVerdict = ItemLink | ShortLink | UnsupportedLink;

/** The verdict on a link that cannot be bought from, and why. */
export function unsupported(reason: UnsupportedReason): UnsupportedLink {
  return { kind: "unsupported", reason };
}

/** An item with its canonical address; keys that are not known are left out altogether. */
export function item(platform: Platform, itemId: string, shopId?: string, skuId?: string): ItemLink {
  const found: ItemLink = { kind: "item", platform, itemId, canonicalUrl: canonicalUrls[platform](itemId, shopId) };
  if (shopId !== undefined) found.shopId = shopId;
  if (skuId !== undefined && !itemIdIsSku.has(platform)) found.skuId = skuId;
  return found;
}
