import { canonicalUrls, parseLink, type ShortLink } from "@sihai/domain/links";
import type { Deps } from "#platform";

type Understood =
  | { kind: "item"; platform: ShortLink["platform"]; itemId: string; canonicalUrl: string; skuId: string | null }
  | { kind: "unresolved"; platform: ShortLink["platform"]; url: string }
  | { kind: "unsupported"; reason: "no-link" | "unsafe" | "non-chinese" | "not-a-product" | "unknown-site" };

/** Says what pasted texts stand for. Only short links reach the network, through the marketplace adapter. */
export function parsePastedTexts(deps: Deps, texts: readonly string[]): Promise<Understood[]> {
  return Promise.all(
    texts.map(async (text): Promise<Understood> => {
      const verdict = parseLink(text);
      if (verdict.kind === "unsupported") return verdict;
      if (verdict.kind === "short") return resolveShort(deps, verdict);
      const { platform, itemId, canonicalUrl, skuId } = verdict;
      return { kind: "item", platform, itemId, canonicalUrl, skuId: skuId ?? null };
    }),
  );
}

async function resolveShort(deps: Deps, { platform, url }: ShortLink): Promise<Understood> {
  const found = await deps.adapters.marketplace.resolve(url);
  if (!found.ok) return { kind: "unresolved", platform, url };
  const { platform: seller, itemId } = found.value;
  return { kind: "item", platform: seller, itemId, canonicalUrl: canonicalUrls[seller](itemId, undefined), skuId: null };
}
