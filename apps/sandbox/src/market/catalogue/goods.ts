import type { DrawingId } from "../../pictures/drawings/index.ts";
import type { PaletteId } from "../../pictures/palette.ts";
import type { PlatformId, Text } from "./model.ts";

/** Prices in fen, weights in grams, sides in centimetres. Controls of the sandbox may change price, stock and status. */
export type MarketGoods = {
  platform: PlatformId;
  itemId: string;
  status: "onsale" | "soldout" | "offshelf";
  title: Text;
  description: Text;
  shop: { id: string; name: Text; score: number };
  category: { id: string; name: Text };
  goodsClass: string;
  flags: string[];
  drawing: DrawingId;
  colours: PaletteId[];
  choice: { name: Text; values: Text[] } | null;
  facts: { name: Text; value: Text }[];
  skus: { skuId: string; colour: number; choice: number | null; priceFen: number; stock: number }[];
  listPriceFen: number | null;
  steps: { from: number; priceFen: number }[];
  minimum: number;
  freightFen: number;
  returnable: boolean;
  sales: number;
  grams: number | null;
  sidesCm: [number, number, number] | null;
  /** Pictures that do not answer; for trying what a missing picture looks like. */
  picturesBroken?: boolean;
};
