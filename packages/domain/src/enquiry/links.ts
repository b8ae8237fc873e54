import { parseLink } from "../links/index.ts";
import type { Platform } from "../platform/index.ts";

export type EnquiryLink = { link: string; platform: Platform | null; itemId: string | null };

const anAddress = /https?:\/\/[^\s\u4e00-\u9fff<>"']{4,1500}/i;

/**
 * The link of an asked product: the goods' own address where it is recognised, else the address as it was pasted, since an
 * enquiry may be about a shop we do not know, or the platform's own password of a share text. Null when the text holds no link, or one that must not be opened.
 */
export function enquiryLink(pasted: string): EnquiryLink | null {
  const verdict = parseLink(pasted);
  if (verdict.kind === "item") return { link: verdict.canonicalUrl, platform: verdict.platform, itemId: verdict.itemId };
  if (verdict.kind === "unsupported" && (verdict.reason === "no-link" || verdict.reason === "unsafe")) return null;
  const link = anAddress.exec(pasted)?.[0] ?? (verdict.kind === "short" ? verdict.url : undefined);
  if (link === undefined) return null;
  return { link, platform: verdict.kind === "short" ? verdict.platform : null, itemId: null };
}
