import { type ItemPage, itemPages, productlessHosts } from "./item-pages.ts";
import { type ShortLinkPage, shortLinks } from "./short-links.ts";
import { type WrapperPage, wrappers } from "./wrappers.ts";

export type PageRow = ItemPage | ShortLinkPage | WrapperPage;

/** Labels of the longest host name in the tables (`trade.m.jd.com`). */
const labelsMax = 4;

/** Every table row by host name. Wrappers are asked before items and items before short links of the same name. */
const rowsByHost = new Map<string, PageRow[]>(productlessHosts.map((host) => [host, []]));
for (const row of [...wrappers, ...itemPages, ...shortLinks]) {
  for (const host of row.hosts) {
    const rows = rowsByHost.get(host);
    if (rows) rows.push(row);
    else rowsByHost.set(host, [row]);
  }
}

/** The rows of a lower-case host, its most special name first; undefined when the host is in none of the tables. */
export function rowsOf(host: string): readonly PageRow[] | undefined {
  let found: PageRow[] | undefined;
  // Shortest name first, each longer one put in front of it.
  let dot = host.length;
  for (let labels = 1; labels <= labelsMax && dot >= 0; labels++) {
    dot = dot === 0 ? -1 : host.lastIndexOf(".", dot - 1);
    if (labels === 1) continue;
    const rows = rowsByHost.get(dot < 0 ? host : host.slice(dot + 1));
    if (!rows) continue;
    found = found ? [...rows, ...found] : rows;
  }
  return found;
}

/** Shops that sell abroad under any country's ending, and those with one. */
const foreignBrands = new Set(["amazon", "ebay", "aliexpress", "shein", "shopee", "lazada", "zalando"]);
const foreignHosts = new Set([
  "etsy.com",
  "walmart.com",
  "temu.com",
  "rakuten.co.jp",
  "mercari.com",
  "zozo.jp",
  "coupang.com",
  "ozon.ru",
  "wildberries.ru",
  "farfetch.com",
  "ssense.com",
  "stockx.com",
  "grailed.com",
  "asos.com",
]);
const secondLevel = new Set(["co", "com"]);

/** Whether a lower-case host is a known shop outside the mainland market. `amazon.com.evil.example` is none of them. */
export function isForeignShop(host: string): boolean {
  const labels = lastLabels(host, 3);
  const [third, second, top] = labels.length === 3 ? labels : [undefined, ...labels];
  if (top === undefined || second === undefined) return false;
  if (foreignHosts.has(`${second}.${top}`) || foreignHosts.has(`${third}.${second}.${top}`)) return true;
  if (foreignBrands.has(second)) return `${second}.${top}` !== "amazon.cn";
  return third !== undefined && foreignBrands.has(third) && secondLevel.has(second) && top.length === 2;
}

/** The last labels of a host, fewer when it has fewer. */
function lastLabels(host: string, count: number): string[] {
  const labels: string[] = [];
  let end = host.length;
  while (labels.length < count && end >= 0) {
    const dot = end === 0 ? -1 : host.lastIndexOf(".", end - 1);
    labels.unshift(host.slice(dot + 1, end));
    end = dot;
  }
  return labels;
}

/** Whether a link without a scheme may begin with this lower-case host. */
export function isListedHost(host: string): boolean {
  return rowsOf(host) !== undefined || isForeignShop(host);
}
