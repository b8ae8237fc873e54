import { ok, type Result, refuse } from "@sihai/domain";
import type { ZodType } from "zod";
import { askJson, type Fetch, type SourceRefusal } from "../http/index.ts";
import { followShortLink } from "./follow-short-link.ts";
import { goodsFrom, pageFrom } from "./map.ts";
import type { MarketplacePort } from "./port.ts";
import { envelope, itemReply, resolveReply, searchReply } from "./reply.ts";

export type MarketplaceConfig = {
  fetch: Fetch;
  /** Address of the item-lookup service, for example the sandbox's. */
  baseUrl: string;
  /** Sent as `x-api-key`; the sandbox takes any. */
  key: string;
  timeoutMs?: number;
  /** Where the sandbox answers for the hosts of short links. */
  shortLinksVia?: string | undefined;
};

const source = "marketplace";

/** Look-up of goods through one item-lookup service for all platforms. */
export function createMarketplace({ fetch, baseUrl, key, timeoutMs = 3000, shortLinksVia }: MarketplaceConfig): MarketplacePort {
  const base = baseUrl.replace(/\/$/, "");

  /** `null` when the service says that what was asked for does not exist. */
  async function ask<Reply>(path: string, schema: ZodType<Reply>): Promise<Result<Reply | null, SourceRefusal>> {
    const init = { headers: { accept: "application/json", "x-api-key": key } };
    const reply = await askJson({ fetch, source, url: `${base}/market/api${path}`, init, timeoutMs, schema: envelope });
    if (!reply.ok) return reply;
    const { code, message, data } = reply.value;
    if (code === "ITEM_NOT_FOUND" || code === "LINK_EXPIRED") return ok(null);
    if (code !== "OK") return refuse({ code: "SOURCE_FAILED", source, detail: `${code}: ${message}`.slice(0, 300) });
    const parsed = schema.safeParse(data);
    if (parsed.success) return ok(parsed.data);
    const [issue] = parsed.error.issues;
    return refuse({
      code: "SOURCE_FAILED",
      source,
      detail: `unexpected reply: ${issue?.path.join(".")} ${issue?.message}`.slice(0, 300),
    });
  }

  return {
    async lookUp({ platform, itemId }) {
      const reply = await ask(`/items/${encodeURIComponent(platform)}/${encodeURIComponent(itemId)}`, itemReply);
      if (!reply.ok) return reply;
      if (!reply.value) return refuse({ code: "GOODS_NOT_FOUND" });
      if (reply.value.platform !== platform || reply.value.item_id !== itemId)
        return refuse({ code: "SOURCE_FAILED", source, detail: "the reply is about other goods" });
      return ok(goodsFrom(reply.value));
    },
    async search({ query, page }) {
      const reply = await ask(`/search?${new URLSearchParams({ q: query, page: String(page) })}`, searchReply);
      if (!reply.ok) return reply;
      return ok(reply.value ? pageFrom(reply.value) : { items: [], page, pageSize: 20, total: 0 });
    },
    async resolve(shortLink) {
      const followed = await followShortLink(shortLink, { fetch, via: shortLinksVia, timeoutMs });
      if (followed) return ok(followed);
      // Passwords, and links whose own host did not tell.
      const reply = await ask(`/resolve?${new URLSearchParams({ url: shortLink })}`, resolveReply);
      if (!reply.ok) return reply;
      return reply.value
        ? ok({ platform: reply.value.platform, itemId: reply.value.item_id })
        : refuse({ code: "LINK_NOT_RESOLVED" });
    },
  };
}
