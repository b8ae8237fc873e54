import { isForeignShop, rowsOf } from "./hosts.ts";
import type { ItemIdPlace, ItemPage } from "./item-pages.ts";
import { isDigits, parameter, parameterAnyCase, percentDecode, skuBeside } from "./parameters.ts";
import { labelledPlatform, type ShortLinkPage } from "./short-links.ts";
import { type LinkParts, splitLink } from "./split-link.ts";
import { readWrapper, type Unwrapping } from "./unwrap-link.ts";
import { type ItemLink, item, type LinkVerdict, type ShortLink, unsupported } from "./verdict.ts";

/** Judges one link that has a scheme, by the tables alone. */
export function judgeLink(link: string, unwrapping: Unwrapping): LinkVerdict {
  const parts = splitLink(link);
  if (parts === "unsafe") return unsupported("unsafe");
  const rows = rowsOf(parts.host);
  if (!rows) return unsupported(isForeignShop(parts.host) ? "non-chinese" : "unknown-site");

  for (const row of rows) {
    if (row.when && !row.when.test(parts.path)) continue;
    if (row.kind === "item") {
      const found = readItem(row, parts);
      if (found) return found;
      if (row.final) break;
    } else if (row.kind === "short") {
      const found = readShortLink(row, parts, unwrapping.pasted);
      if (found) return found;
    } else {
      const found = readWrapper(row, parts, unwrapping);
      if (found) return found;
    }
  }
  return unsupported("not-a-product");
}

function readItem(row: ItemPage, parts: LinkParts): ItemLink | undefined {
  if (row.exceptHosts?.test(parts.host)) return undefined;
  for (const place of row.ids) {
    const found = readItemId(place, parts);
    if (found === undefined) continue;
    if (row.idShape ? !row.idShape.test(found.id) : !isDigits(found.id)) return undefined;
    const id = row.tidy ? row.tidy(found.id) : found.id;
    return id === "" ? undefined : item(row.platform, id, readShopId(row, parts), skuBeside(found.query));
  }
  return undefined;
}

/** The id where the table says it is, as it stands there, with the query it stands beside. */
function readItemId(place: ItemIdPlace, { path, query }: LinkParts): { id: string; query: string } | undefined {
  if ("path" in place) {
    const id = place.path.exec(path)?.[1];
    return id === undefined ? undefined : { id, query };
  }
  if ("inside" in place) {
    // The address inside is often encoded a second time; three layers are more than any app writes.
    let inner = parameter(query, place.inside) ?? "";
    for (let layer = 0; layer < 2 && inner.includes("%"); layer++) inner = percentDecode(inner);
    const innerQuery = inner.slice(inner.indexOf("?") + 1);
    const id = parameter(innerQuery, place.query);
    return id === undefined ? undefined : { id, query: innerQuery };
  }
  if (place.on && !place.on.test(path)) return undefined;
  const id = place.anyCase ? parameterAnyCase(query, place.query) : parameter(query, place.query);
  if (!id) return undefined;
  const kind = place.where ? parameter(query, place.where.parameter) : undefined;
  return kind !== undefined && !place.where?.is.test(kind) ? undefined : { id, query };
}

function readShopId({ shopId }: ItemPage, parts: LinkParts): string | undefined {
  const found = shopId?.pattern.exec(parts[shopId.in])?.[1];
  return found !== undefined && shopId?.zeroIsNone && /^0+$/.test(found) ? undefined : found;
}

function readShortLink(row: ShortLinkPage, parts: LinkParts, pasted: string): ShortLink | undefined {
  if (!row.when && parts.path.length <= 1 && parts.query === "") return undefined;
  if (row.needs && !parameter(parts.query, row.needs)) return undefined;
  if (row.without && parameter(parts.query, row.without) !== undefined) return undefined;
  return { kind: "short", platform: row.labelled ? labelledPlatform(pasted) : row.platform, url: parts.bare };
}
