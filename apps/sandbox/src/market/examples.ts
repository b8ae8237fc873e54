import type { MarketGoods } from "./catalogue/goods.ts";
import type { PlatformId } from "./catalogue/model.ts";
import { addressOf, passwordOf, shortLinkOf } from "./links.ts";
import type { Market } from "./market.ts";
import { yuan } from "./to-wire.ts";
import { isMarketTrigger } from "./triggers.ts";

export type Example = { platform: PlatformId; label: { zh: string; en: string }; text: string };

/** Texts to paste, as shoppers copy them: plain links, share texts, short links, a password, and links of other agents. */
export function exampleLinks(market: Market): Example[] {
  const goods = [...market.all()].filter((one) => !isMarketTrigger(one.itemId));
  const of = (platform: PlatformId, at = 0): MarketGoods => {
    const one = goods.filter((candidate) => candidate.platform === platform)[at] ?? goods[0];
    if (!one) throw new Error("the marketplace is empty");
    return one;
  };
  const share = (one: MarketGoods, name: string) => `【${name}】${shortLinkOf(one)} 「${one.title.zh}」点击链接直接打开`;
  const tea = goods.find((one) => one.drawing === "teaset") ?? of("tmall");
  return [
    example(of("taobao"), "淘宝链接", "Taobao link", addressOf(of("taobao"))),
    example(tea, "天猫链接", "Tmall link", addressOf(tea)),
    example(of("1688", 3), "1688 批发链接", "1688 wholesale link", addressOf(of("1688", 3))),
    example(of("jd", 2), "京东链接", "JD link", addressOf(of("jd", 2))),
    example(of("weidian", 1), "微店链接", "Weidian link", addressOf(of("weidian", 1))),
    example(of("xianyu", 1), "闲鱼链接", "Xianyu link, second-hand", addressOf(of("xianyu", 1))),
    example(of("vip"), "唯品会链接", "Vipshop link", addressOf(of("vip"))),
    example(of("suning", 1), "苏宁链接", "Suning link", addressOf(of("suning", 1))),
    example(of("xiaohongshu", 1), "小红书链接", "Xiaohongshu link", addressOf(of("xiaohongshu", 1))),
    example(of("taobao", 4), "淘宝分享文案", "Taobao share text", share(of("taobao", 4), "淘宝")),
    example(of("taobao", 7), "淘口令", "Taobao password", `5 ${passwordOf(of("taobao", 7))} ${of("taobao", 7).title.zh}`),
    example(
      of("douyin", 2),
      "抖音分享文案",
      "Douyin share text",
      `6.97 y@T.LJ 【抖音商城】${shortLinkOf(of("douyin", 2))}/ ${of("douyin", 2).title.zh} ${yuan(of("douyin", 2).skus[0]?.priceFen ?? 0)}元 长按复制此条消息，打开抖音搜索`,
    ),
    example(of("pinduoduo", 2), "拼多多短链接", "Pinduoduo short link", shortLinkOf(of("pinduoduo", 2)) ?? ""),
    example(
      of("taobao", 9),
      "其他代购的链接",
      "Another agent's link",
      `https://www.superbuy.com/en/page/buy/?url=${encodeURIComponent(addressOf(of("taobao", 9)))}`,
    ),
    example(
      of("weidian", 3),
      "其他代购的链接（编号）",
      "Another agent's link by id",
      `https://cnfans.com/product/?shop_type=weidian&id=${of("weidian", 3).itemId}`,
    ),
  ];
}

function example(goods: MarketGoods, zh: string, en: string, text: string): Example {
  return { platform: goods.platform, label: { zh, en }, text };
}
