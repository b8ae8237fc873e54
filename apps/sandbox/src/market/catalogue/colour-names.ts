import type { PaletteId } from "../../pictures/palette.ts";
import type { Text } from "./model.ts";

/** What sellers call the colours the goods are drawn in. */
export const colourNames: Record<PaletteId, Text> = {
  ink: { zh: "墨黑", en: "Black" },
  charcoal: { zh: "炭灰", en: "Charcoal" },
  white: { zh: "米白", en: "Off-white" },
  cream: { zh: "奶油色", en: "Cream" },
  sand: { zh: "卡其", en: "Sand" },
  cocoa: { zh: "可可棕", en: "Cocoa brown" },
  brick: { zh: "砖红", en: "Brick red" },
  coral: { zh: "珊瑚橘", en: "Coral" },
  rose: { zh: "豆沙粉", en: "Dusty rose" },
  blush: { zh: "浅粉", en: "Blush" },
  mustard: { zh: "姜黄", en: "Mustard" },
  olive: { zh: "橄榄绿", en: "Olive" },
  forest: { zh: "墨绿", en: "Forest green" },
  celadon: { zh: "青瓷", en: "Celadon" },
  mint: { zh: "薄荷绿", en: "Mint" },
  sky: { zh: "天蓝", en: "Sky blue" },
  slate: { zh: "雾蓝", en: "Slate blue" },
  cobalt: { zh: "钴蓝", en: "Cobalt" },
  navy: { zh: "藏青", en: "Navy" },
  lilac: { zh: "丁香紫", en: "Lilac" },
  silver: { zh: "银灰", en: "Silver grey" },
  gold: { zh: "香槟金", en: "Champagne gold" },
};
