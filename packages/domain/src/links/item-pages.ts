import type { Platform } from "./platforms.ts";

/**
 * Where an item id stands on a page. `path` captures the id from the path; `query` names parameters, tried in order; `inside`
 * names a parameter that carries a second address whose query is searched instead.
 */
export type ItemIdPlace =
  | { path: RegExp }
  | { query: string; on?: RegExp; anyCase?: true; where?: { parameter: string; is: RegExp } }
  | { inside: string; query: string };

export type ItemPage = {
  kind: "item";
  /** A host belongs to the row when it equals one of these or ends in a dot plus it. */
  hosts: readonly string[];
  platform: Platform;
  /** The row speaks only for paths that match. */
  when?: RegExp;
  /** Hosts of the family that never show one product. */
  exceptHosts?: RegExp;
  ids: readonly ItemIdPlace[];
  shopId?: { in: "host" | "path"; pattern: RegExp; zeroIsNone?: true };
  /** What an id looks like when it is not made of digits; what is done to it before use. */
  idShape?: RegExp;
  tidy?: (id: string) => string;
  /** No wider row of the same host may answer when this one found nothing. */
  final?: true;
};

/** Host labels of search, shop and help pages, which also number their pages `{n}.html`. */
const notProductHosts = /(?:^|\.)(?:shops?|store|mall|list|search|so|s|category|channel|help|news|club|sale|user|union)\./;
const itemOrDetailPage = /(?:^|\/)(?:item(?:_o|\d)?|[\w-]*detail)(?:\.[a-z]+)?(?:\/|$)/i;

const alibabaIds: readonly ItemIdPlace[] = [
  { path: /\/item\/([0-9]+)\.html?$/i },
  { path: /^\/i([0-9]+)\.html?$/i },
  { query: "id", on: itemOrDetailPage },
  { query: "targetId", on: /share/i, where: { parameter: "targetType", is: /^item$/i } },
];

/** The platform table of the link rules, most special host first where the order matters. */
export const itemPages: readonly ItemPage[] = [
  // The host row wins over its parent by length; these share the taobao.com family.
  { kind: "item", hosts: ["2.taobao.com"], platform: "xianyu", ids: [{ query: "id" }], final: true },
  { kind: "item", hosts: ["ju.taobao.com"], platform: "taobao", ids: [{ query: "item_id" }], final: true },
  { kind: "item", hosts: ["ju.tmall.com"], platform: "tmall", ids: [{ query: "item_id" }], final: true },
  { kind: "item", hosts: ["uland.taobao.com"], platform: "taobao", ids: [{ query: "itemId", on: /^\/coupon\//i }] },
  {
    kind: "item",
    hosts: ["item.taobao.com"],
    platform: "taobao",
    when: /^\/?$/,
    ids: [{ query: "id" }],
  },
  { kind: "item", hosts: ["taobao.com"], platform: "xianyu", when: /^\/app\/idlefish/i, ids: [{ query: "id" }], final: true },
  { kind: "item", hosts: ["taobao.com"], platform: "taobao", ids: alibabaIds },
  { kind: "item", hosts: ["detail.tmall.com"], platform: "tmall", when: /^\/?$/, ids: [{ query: "id" }] },
  { kind: "item", hosts: ["tmall.com", "tmall.hk", "liangxinyao.com", "95095.com"], platform: "tmall", ids: alibabaIds },
  {
    kind: "item",
    hosts: ["1688.com"],
    platform: "1688",
    ids: [{ path: /\/offer\/([0-9]+)\.html?$/i }, { query: "offerId" }],
  },
  { kind: "item", hosts: ["jingfen.jd.com"], platform: "jd", ids: [{ path: /^\/detail\/([0-9]+)\.html$/i }] },
  {
    kind: "item",
    hosts: ["jd.com", "jd.hk", "yiyaojd.com", "jkcsjd.com"],
    platform: "jd",
    exceptHosts: notProductHosts,
    // `/channel/{n}.html` and the like are no products, so the folder has to be one that holds products.
    ids: [{ path: /^\/(?:(?:[\w-]+\/)*(?:product|item|ware)\/)?([0-9]+)\.html$/i }, { query: "wareId" }, { query: "sku" }],
  },
  {
    kind: "item",
    hosts: ["weidian.com"],
    platform: "weidian",
    ids: [{ query: "itemID", anyCase: true }, { path: /^\/i\/([0-9]+)\/?$/i }],
    shopId: { in: "host", pattern: /^shop([0-9]+)\.v\.weidian\.com$/ },
  },
  {
    kind: "item",
    hosts: ["yangkeduo.com", "pinduoduo.com"],
    platform: "pinduoduo",
    ids: [{ query: "goods_id" }, { inside: "launch_url", query: "goods_id" }],
  },
  { kind: "item", hosts: ["goofish.com"], platform: "xianyu", ids: [{ query: "id" }] },
  { kind: "item", hosts: ["union.vip.com"], platform: "vip", ids: [{ query: "pid" }] },
  {
    kind: "item",
    hosts: ["vip.com"],
    platform: "vip",
    ids: [{ path: /\/(?:detail|product)-[0-9]+-([0-9]+)\.html$/i }, { query: "pid", on: /\/deeplink\//i }],
    shopId: { in: "path", pattern: /\/(?:detail|product)-([0-9]+)-[0-9]+\.html$/i, zeroIsNone: true },
  },
  {
    kind: "item",
    hosts: ["suning.com"],
    platform: "suning",
    exceptHosts: notProductHosts,
    ids: [{ path: /\/([0-9]+)\.html?$/i }, { path: /\/(?:product|[0-9]{10})\/([0-9]+)\/?$/i }],
    shopId: { in: "path", pattern: /\/([0-9]{10})\// },
    tidy: (id) => id.replace(/^0+/, ""),
  },
  {
    kind: "item",
    hosts: ["dangdang.com"],
    platform: "dangdang",
    exceptHosts: notProductHosts,
    ids: [{ path: /^\/([0-9]+)\.html$/i }, { query: "pid" }, { query: "product_id" }],
  },
  { kind: "item", hosts: ["kaola.com"], platform: "kaola", ids: [{ path: /\/product\/([0-9]+)\.html$/i }] },
  {
    kind: "item",
    hosts: ["xiaohongshu.com"],
    platform: "xiaohongshu",
    ids: [{ path: /\/goods(?:-detail)?\/([0-9A-Za-z]+)\/?$/ }],
    // A page word such as `/goods/list` is no id: ids are 24 letters and digits.
    idShape: /[0-9]|^[A-Za-z]{20,}$/,
  },
  { kind: "item", hosts: ["jinritemai.com"], platform: "douyin", ids: [{ query: "id", on: /\/product(?:\/|$)|detail/i }] },
  { kind: "item", hosts: ["dewu.com", "poizon.com"], platform: "dewu", ids: [{ query: "spuId" }] },
  {
    kind: "item",
    hosts: ["amazon.cn"],
    platform: "amazon-cn",
    ids: [{ path: /\/(?:dp|gp\/product|gp\/aw\/d)\/([0-9A-Za-z]{10})(?:\/|$)/ }],
    idShape: /^[0-9A-Za-z]{10}$/,
    tidy: (id) => id.toUpperCase(),
  },
];

/** Known hosts that show no products by themselves: albums, videos, the parents of short links. */
export const productlessHosts: readonly string[] = ["yupoo.com", "douyin.com", "youshop10.com"];
