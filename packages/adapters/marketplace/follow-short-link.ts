import { parseLink } from "@sihai/domain/links";
import { type Fetch, readBody } from "../http/index.ts";
import type { GoodsRef } from "./port.ts";

export type ShortLinkConfig = {
  fetch: Fetch;
  /** Stands for all short-link hosts, which become the first part of its path; undefined: the hosts themselves. */
  via?: string | undefined;
  timeoutMs?: number;
};

const hopsMax = 5;
const bodyBytesMax = 1_000_000;

/**
 * Follows a short link by hand to the goods it stands for; null when it leads to none (rule F63). Only hosts of the parser's
 * short-link table are ever asked, over https on their own port; where they point to is read, and fetched only when it is again such a
 * link. All hops together get three seconds. The given `fetch` has to be the guarded one, which pins public addresses.
 */
export async function followShortLink(link: string, { fetch, via, timeoutMs = 3000 }: ShortLinkConfig): Promise<GoodsRef | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  let verdict = parseLink(link);
  for (let hop = 0; hop < hopsMax; hop++) {
    if (verdict.kind !== "short" || !URL.canParse(verdict.url)) break;
    const at = new URL(verdict.url);
    at.protocol = "https:";
    if (at.port !== "" || at.username !== "") return null;
    const next = await pointsTo(at, { fetch, via, signal });
    if (next === null) return null;
    verdict = parseLink(next);
  }
  return verdict.kind === "item" ? { platform: verdict.platform, itemId: verdict.itemId } : null;
}

type Ask = { fetch: Fetch; via: string | undefined; signal: AbortSignal };

/** Where a short link's host sends the browser: by a redirect, or by a page that names the goods. */
async function pointsTo(at: URL, { fetch, via, signal }: Ask): Promise<string | null> {
  const address = via === undefined ? at.href : `${via}/${at.host}${at.pathname}${at.search}`;
  try {
    const reply = await fetch(address, { redirect: "manual", signal });
    if (reply.status >= 300 && reply.status < 400) {
      await reply.body?.cancel();
      const location = reply.headers.get("location");
      return location !== null && URL.canParse(location, at) ? new URL(location, at).href : null;
    }
    const body = reply.ok ? await readBody(reply, bodyBytesMax) : null;
    return body && new TextDecoder().decode(body);
  } catch {
    // Whatever the network says, this link leads nowhere now.
    return null;
  }
}
