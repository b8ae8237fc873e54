import type { Money, Result } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { type Platform, platforms } from "@sihai/domain/platform";
import type { SourceRefusal } from "../http/index.ts";

/** The platforms are the link parser's: a parsed link names what is looked up. */
export { type Platform, platforms };

/** A text in both languages of the product. Sellers write Chinese; the vendor adds the English. */
export type GoodsOption = {
  id: string;
  name: LocalText;
  values: { id: string; label: LocalText; pictureUrl: string | null }[];
};

export type GoodsVariant = {
  skuId: string;
  /** One value id of each option, in the order of `options`. Empty when the goods have no options. */
  valueIds: string[];
  price: Money;
  stock: number;
  pictureUrl: string | null;
};

/** One product as its seller offers it now. Amounts are CNY. Picture addresses are the source's and must be copied before they are shown. */
export type Goods = {
  platform: Platform;
  itemId: string;
  canonicalUrl: string;
  /** `sold-out`: no variant in stock. `off-shelf`: known, but no longer offered. */
  availability: "on-sale" | "sold-out" | "off-shelf";
  title: LocalText;
  description: LocalText;
  shop: { id: string; name: LocalText; rating: number | null };
  /** Out of 5, one decimal; null when the source has none. */
  /** Class id of rule G-11, for example `clothing`. */
  goodsClass: string;
  /** Flags of rule G-11 that lines refuse by, for example `built-in-battery`. */
  flags: string[];
  category: { id: string; name: LocalText };
  pictureUrls: string[];
  attributes: { name: LocalText; value: LocalText }[];
  options: GoodsOption[];
  /** At least one. */
  variants: GoodsVariant[];
  /** Lowest price among the variants. */
  price: Money;
  /** Price before the seller's discount, when there is one. */
  listPrice: Money | null;
  /** Wholesale steps, ascending by quantity; empty for retail. A step's price replaces the variant's price from that quantity on. */
  priceSteps: { fromQuantity: number; price: Money }[];
  minimumQuantity: number;
  domesticFreight: Money;
  /** The seller takes goods back within seven days without a reason. */
  returnable: boolean;
  salesCount: number;
  /** Measured with packing; null when the source does not know. */
  weightGrams: number | null;
  /** Longest first, centimetres with at most one decimal. */
  sidesCm: [number, number, number] | null;
};

export type GoodsRef = { platform: Platform; itemId: string };

export type GoodsSummary = GoodsRef & {
  title: LocalText;
  price: Money;
  pictureUrl: string;
  salesCount: number;
  shopName: LocalText;
  goodsClass: string;
};

export type GoodsPage = { items: GoodsSummary[]; page: number; pageSize: number; total: number };

export type LookUpRefusal = { code: "GOODS_NOT_FOUND" } | SourceRefusal;
export type ResolveRefusal = { code: "LINK_NOT_RESOLVED" } | SourceRefusal;

export type MarketplacePort = {
  /** What the seller offers now. Waits 3 s, reads at most 1 MB. */
  lookUp(ref: GoodsRef): Promise<Result<Goods, LookUpRefusal>>;
  /** Full-text search over the source; `page` counts from 1, 20 a page. */
  search(input: { query: string; page: number }): Promise<Result<GoodsPage, SourceRefusal>>;
  /** Turns a short link or a password (`parseLink` kind `short`) into the product it stands for. */
  resolve(shortLink: string): Promise<Result<GoodsRef, ResolveRefusal>>;
};
