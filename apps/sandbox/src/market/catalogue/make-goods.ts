import { beauty } from "./beauty.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { electronics } from "./electronics.ts";
import type { MarketGoods } from "./goods.ts";
import { hobbies } from "./hobbies.ts";
import { living } from "./living.ts";
import type { Model, PlatformId, Text } from "./model.ts";
import { shops } from "./shops.ts";
import { wear } from "./wear.ts";

type Listing = Model["listings"][number];

/** Every product of the marketplace, the same on every start. */
export function makeGoods(): MarketGoods[] {
  return [...wear, ...living, ...electronics, ...hobbies, ...beauty].flatMap((model) =>
    model.listings.map((listing, place) => goodsOf(model, listing, place)),
  );
}

function goodsOf(model: Model, listing: Listing, place: number): MarketGoods {
  const [platform, zh, en] = listing;
  const chance = chanceOf(`${platform} ${zh}`);
  const wholesale = platform === "1688";
  const used = platform === "xianyu";
  const baseFen = basePrice(model, place, platform, chance);
  const colours = used ? model.colours.slice(place % model.colours.length).slice(0, 1) : rotate(model.colours, place);
  const skus = skusOf(model, colours.length, baseFen, used, chance);
  const minimum = wholesale ? ([2, 3, 5, 10][chance.below(4)] ?? 2) : 1;
  return {
    platform,
    itemId: itemIdOf(platform, chance),
    status: "onsale",
    title: { zh, en },
    description: describe(model, zh, en, used),
    shop: shopOf(platform, model, chance),
    category: { id: model.category[0], name: text(model.category[1], model.category[2]) },
    goodsClass: model.goodsClass,
    flags: [...(model.flags ?? []), ...(used ? ["second-hand"] : [])],
    drawing: model.drawing,
    colours,
    choice:
      model.choice && !used
        ? { name: text(...model.choice.name), values: model.choice.values.map(([a, b]) => text(a, b)) }
        : null,
    facts: model.facts.map(([nameZh, nameEn, valueZh, valueEn]) => ({
      name: text(nameZh, nameEn),
      value: text(valueZh, valueEn),
    })),
    skus,
    listPriceFen: chance.below(3) === 0 ? round(baseFen * 1.25) : null,
    steps: wholesale
      ? [
          { from: minimum, priceFen: baseFen },
          { from: minimum * 10, priceFen: round(baseFen * 0.92) },
          { from: minimum * 50, priceFen: round(baseFen * 0.84) },
        ]
      : [],
    minimum,
    freightFen: [0, 0, 0, 600, 800, 1000][chance.below(6)] ?? 0,
    returnable: !used && chance.below(5) !== 0,
    sales: used ? 0 : 40 + chance.below(wholesale ? 18_000 : 24_000),
    grams: chance.below(6) === 0 ? null : model.grams,
    sidesCm: [...model.sidesCm],
  };
}

/** Wholesale costs about half, second-hand a third less, and prices end as shops let them end. */
function basePrice(model: Model, place: number, platform: PlatformId, chance: Chance): number {
  const [low, high] = model.yuan;
  const share = place / Math.max(1, model.listings.length - 1);
  const mixed = ((share * 7 + chance.below(4)) % 8) / 8;
  const yuan = (low + (high - low) * mixed) * (platform === "1688" ? 0.5 : platform === "xianyu" ? 0.65 : 1);
  const whole = Math.max(3, Math.round(yuan));
  const ending = [0, 0, 90, 80, 50][chance.below(5)] ?? 0;
  return whole * 100 + ending;
}

function skusOf(model: Model, colourCount: number, baseFen: number, used: boolean, chance: Chance): MarketGoods["skus"] {
  const values = used ? [null] : (model.choice?.values.map((value, at) => ({ at, addFen: (value[2] ?? 0) * 100 })) ?? [null]);
  return Array.from({ length: colourCount }, (_, colour) =>
    values.map((value) => ({
      skuId: chance.digits(13),
      colour,
      choice: value?.at ?? null,
      priceFen: Math.max(100, baseFen + (value?.addFen ?? 0)),
      stock: used ? 1 : chance.below(11) === 0 ? 0 : 3 + chance.below(480),
    })),
  ).flat();
}

function describe(model: Model, zh: string, en: string, used: boolean): Text {
  const factsZh = model.facts.map(([name, , value]) => `${name}：${value}`).join("；");
  const factsEn = model.facts.map(([, name, , value]) => `${name}: ${value}`).join("; ");
  return used
    ? {
        zh: `${zh}。个人闲置，实物拍摄，成色如图。${factsZh}。`,
        en: `${en}. Sold by a private owner, shown as it is. ${factsEn}.`,
      }
    : { zh: `${zh}。${factsZh}。48小时内发货。`, en: `${en}. ${factsEn}. Sent within 48 hours.` };
}

function shopOf(platform: PlatformId, model: Model, chance: Chance): MarketGoods["shop"] {
  const trade = wearClasses.has(model.goodsClass) ? "wear" : deviceClasses.has(model.goodsClass) ? "devices" : "home";
  const list = shops[platform];
  const fitting = list.filter(([, , , sells]) => sells === trade);
  const from = fitting.length > 0 ? fitting : list.filter(([, , , sells]) => sells === "all");
  const [id, zh, en] = from[chance.below(from.length)] ?? ["1000000001", "小店", "Small Shop"];
  return { id, name: text(zh, en), score: (43 + chance.below(7)) / 10 };
}

const wearClasses = new Set(["clothing", "jeans", "shoes", "bags", "hosiery"]);
const deviceClasses = new Set(["digital", "computer-peripherals", "appliances", "fitness", "lighting", "phone-cases"]);

/** Ids look as they do on the platform: digits of the usual length, letters where the platform has letters. */
function itemIdOf(platform: PlatformId, chance: Chance): string {
  const letters = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[chance.below(alphabet.length)]).join("");
  switch (platform) {
    case "xiaohongshu":
      return `6${letters("0123456789abcdef", 23)}`;
    case "amazon-cn":
      return `B0${letters("0123456789BCDFGHJKLMNPQRSTVWXYZ", 8)}`;
    default:
      return chance.digits(idDigits[platform]);
  }
}

const idDigits: Record<Exclude<PlatformId, "xiaohongshu" | "amazon-cn">, number> = {
  taobao: 12,
  tmall: 12,
  "1688": 12,
  jd: 12,
  weidian: 10,
  pinduoduo: 12,
  xianyu: 12,
  vip: 19,
  suning: 11,
  dangdang: 8,
  kaola: 7,
  douyin: 19,
  dewu: 7,
};

function rotate<Item>(list: readonly Item[], by: number): Item[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function round(fen: number): number {
  return Math.round(fen / 10) * 10;
}

function text(zh: string, en: string): Text {
  return { zh, en };
}
