import type { Platform } from "./platforms.ts";

type Codes = Readonly<Record<string, Platform>>;

/**
 * What a wrapper page tells. `link`: parameters that hold the inner link. `id` with `code`: parameters that hold the item id
 * and the shop. `path`: captures the item id, after the shop code when there are `codes`, alone when the `platform` is fixed.
 */
export type WrapperReading =
  | { link: readonly string[] }
  | { id: readonly string[]; code: readonly string[]; codes: Codes }
  | { path: RegExp; codes: Codes }
  | { path: RegExp; platform: Platform };

export type WrapperPage = {
  kind: "wrapper";
  hosts: readonly string[];
  when?: RegExp;
  readings: readonly WrapperReading[];
};

/** Words agents use for a shop. "taobao" stays taobao even when the item is sold on Tmall. */
const words: Codes = { taobao: "taobao", weidian: "weidian", ali_1688: "1688", "1688": "1688", tmall: "tmall" };
const zeroIs1688: Codes = { ...words, "0": "1688", "1": "taobao", "2": "weidian" };
const oneIs1688: Codes = { ...words, "1": "1688", "2": "taobao", "3": "weidian" };
const oneIsTaobao: Codes = { ...words, "1": "taobao", "2": "1688", "3": "weidian" };
const fourIsWeidian: Codes = { ...words, "1": "1688", "2": "taobao", "4": "weidian" };
const initials: Codes = { ...words, tb: "taobao", wd: "weidian", al: "1688" };

const shopType = ["shop_type", "shoptype", "platform"];
const productByCode = /\/product\/(\w+)\/([0-9]+)\/?$/i;
const login = ["redirectURL", "ReturnUrl", "referer"];

/** The wrapper table of the link rules: buying agents, redirects of search engines and networks, log-in pages. */
export const wrappers: readonly WrapperPage[] = [
  {
    kind: "wrapper",
    hosts: [
      "superbuy.com",
      "wegobuy.com",
      "allchinabuy.com",
      "pandabuy.com",
      "kakobuy.com",
      "hagobuy.com",
      "hegobuy.com",
      "kameymall.com",
      "eastmallbuy.com",
      "itaobuy.com",
      "loongbuy.com",
      "blikbuy.com",
    ],
    readings: [{ link: ["url"] }],
  },
  { kind: "wrapper", hosts: ["sugargoo.com", "esugargoo.com", "fishgoo.com"], readings: [{ link: ["productLink", "url"] }] },
  { kind: "wrapper", hosts: ["ezbuycn.com"], readings: [{ link: ["key"] }] },
  {
    kind: "wrapper",
    hosts: ["cnfans.com", "mulebuy.com", "joyabuy.com", "joyagoo.com", "orientdig.com"],
    readings: [{ id: ["id"], code: shopType, codes: words }],
  },
  {
    kind: "wrapper",
    hosts: ["lovegobuy.com"],
    readings: [{ id: ["id", "goodsId"], code: shopType, codes: words }],
  },
  {
    kind: "wrapper",
    hosts: ["acbuy.com"],
    readings: [{ id: ["id"], code: ["source"], codes: initials }, { link: ["url"] }],
  },
  {
    kind: "wrapper",
    hosts: ["cssbuy.com"],
    readings: [
      { path: /\/item-micro-([0-9]+)(?:\.html?)?\/?$/i, platform: "weidian" },
      { path: /\/item-1688-([0-9]+)(?:\.html?)?\/?$/i, platform: "1688" },
      { path: /\/item-([0-9]+)(?:\.html?)?\/?$/i, platform: "taobao" },
    ],
  },
  {
    kind: "wrapper",
    hosts: ["basetao.com"],
    readings: [{ path: /\/products\/agent\/(\w+)\/([0-9]+)\.html?$/i, codes: words }],
  },
  {
    kind: "wrapper",
    hosts: ["oopbuy.com"],
    readings: [
      { path: productByCode, codes: zeroIs1688 },
      { id: ["id", "spuNo"], code: ["channel", "channelId"], codes: zeroIs1688 },
    ],
  },
  {
    kind: "wrapper",
    hosts: ["hoobuy.com", "hipobuy.com", "gtbuy.com", "litbuy.com"],
    readings: [{ path: productByCode, codes: zeroIs1688 }],
  },
  { kind: "wrapper", hosts: ["usfans.com"], readings: [{ path: productByCode, codes: oneIs1688 }] },
  {
    kind: "wrapper",
    hosts: ["ponybuy.com", "panglobalbuy.com"],
    readings: [
      { path: /\/products\/(\w+)\/([0-9]+)\/?$/i, codes: oneIsTaobao },
      { id: ["offerId"], code: ["type"], codes: oneIsTaobao },
    ],
  },
  {
    kind: "wrapper",
    hosts: ["sifubuy.com"],
    readings: [{ id: ["id"], code: ["type"], codes: fourIsWeidian }, { link: ["productUrl"] }],
  },
  {
    kind: "wrapper",
    hosts: ["hubbuycn.com"],
    readings: [{ link: ["url"] }, { path: /\/product\/item\/(\w+)\/([0-9]+)\/?$/i, codes: words }],
  },
  { kind: "wrapper", hosts: ["cnshopper.com"], readings: [{ id: ["keyword"], code: ["platform"], codes: words }] },
  { kind: "wrapper", hosts: ["google.com"], when: /^\/url\/?$/, readings: [{ link: ["q", "url"] }] },
  { kind: "wrapper", hosts: ["link.zhihu.com"], readings: [{ link: ["target"] }] },
  { kind: "wrapper", hosts: ["weibo.cn"], when: /^\/sinaurl\/?$/i, readings: [{ link: ["u"] }] },
  { kind: "wrapper", hosts: ["c.duomai.com"], when: /^\/track\.php$/i, readings: [{ link: ["t"] }] },
  { kind: "wrapper", hosts: ["x.yupoo.com"], when: /^\/external\/?$/i, readings: [{ link: ["url"] }] },
  { kind: "wrapper", hosts: ["login.taobao.com", "passport.jd.com", "plogin.m.jd.com"], readings: [{ link: login }] },
  { kind: "wrapper", hosts: ["trade.m.jd.com"], when: /^\/common\/limit\.html$/i, readings: [{ link: login }] },
];
