import type { Platform } from "./platforms.ts";

export type ShortLinkPage = {
  kind: "short";
  hosts: readonly string[];
  platform: Platform;
  /** Path the row speaks for; without one, any path or query beyond the bare host. */
  when?: RegExp;
  /** A parameter that must have a value, and one that must be absent. */
  needs?: string;
  without?: string;
  /** Taobao, Tmall and Xianyu share the host: the label in the text decides. */
  labelled?: true;
};

/** The short-link table of the link rules. */
export const shortLinks: readonly ShortLinkPage[] = [
  { kind: "short", hosts: ["tb.cn"], platform: "taobao", labelled: true },
  { kind: "short", hosts: ["s.click.taobao.com"], platform: "taobao" },
  {
    kind: "short",
    hosts: ["uland.taobao.com"],
    platform: "taobao",
    when: /^\/coupon\/edetail\/?$/i,
    needs: "e",
    without: "itemId",
  },
  { kind: "short", hosts: ["qr.1688.com"], platform: "1688" },
  { kind: "short", hosts: ["3.cn", "u.jd.com", "3.jd.hk", "union-click.jd.com"], platform: "jd" },
  { kind: "short", hosts: ["jingfen.jd.com"], platform: "jd", when: /^\/detail\/[^/]+\.html$/i },
  { kind: "short", hosts: ["k.youshop10.com"], platform: "weidian" },
  { kind: "short", hosts: ["p.pinduoduo.com"], platform: "pinduoduo", when: /^\/[\w-]+\/?$/ },
  {
    kind: "short",
    hosts: ["yangkeduo.com", "pinduoduo.com"],
    platform: "pinduoduo",
    when: /\/goods[^/]*\.html$/i,
    needs: "ps",
    without: "goods_id",
  },
  { kind: "short", hosts: ["t.vip.com"], platform: "vip" },
  { kind: "short", hosts: ["sugs.suning.com"], platform: "suning" },
  { kind: "short", hosts: ["xhslink.com"], platform: "xiaohongshu" },
  { kind: "short", hosts: ["v.douyin.com"], platform: "douyin" },
  { kind: "short", hosts: ["dw4.co"], platform: "dewu" },
];

const labels: readonly { label: string; platform: Platform }[] = [
  { label: "【天猫】", platform: "tmall" },
  { label: "【闲鱼】", platform: "xianyu" },
];

/** Which of the three shops on tb.cn a share text comes from: the first label wins, Taobao when there is none. */
export function labelledPlatform(text: string): Platform {
  let platform: Platform = "taobao";
  let first = text.length;
  for (const candidate of labels) {
    const at = text.indexOf(candidate.label);
    if (at >= 0 && at < first) {
      first = at;
      platform = candidate.platform;
    }
  }
  return platform;
}
