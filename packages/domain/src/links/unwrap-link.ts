import { firstParameter, isDigits, linkParameter, skuBeside } from "./parameters.ts";
import type { LinkParts } from "./split-link.ts";
import { item, type LinkVerdict } from "./verdict.ts";
import type { WrapperPage, WrapperReading } from "./wrappers.ts";

/** What judging an inner link needs from the outside. */
export type Unwrapping = {
  /** The whole text that was pasted, for the label that tells Taobao, Tmall and Xianyu apart. */
  pasted: string;
  /** Inner links still to be looked at before the pasted link is given up: nesting is bounded, so hostile input stays cheap. */
  left: number;
  /** Judges a text as if it had been pasted; undefined when there is no link in it. */
  judgeText: (text: string, unwrapping: Unwrapping) => LinkVerdict | undefined;
};

/** One pasted link is unwrapped at most this many times. */
export const unwrapsMax = 8;

/** Reads a wrapper page; undefined when no product can be read from it offline. */
export function readWrapper(row: WrapperPage, parts: LinkParts, unwrapping: Unwrapping): LinkVerdict | undefined {
  const mark = parts.fragment.indexOf("?");
  const routed = mark >= 0 || parts.fragment.includes("=");
  // Pages of one-page apps keep their path and query behind the `#`.
  const places = [
    { path: parts.path, query: parts.query },
    ...(parts.fragment === ""
      ? []
      : [
          {
            path: mark < 0 ? parts.fragment : parts.fragment.slice(0, mark),
            query: routed ? parts.fragment.slice(mark + 1) : "",
          },
        ]),
  ];
  for (const place of places) {
    for (const reading of row.readings) {
      const found = read(reading, place, unwrapping);
      if (found) return found;
    }
  }
  return undefined;
}

type Place = { path: string; query: string };

const shopOrOrderPage = /\/(?:shops?|orders?|cart)(?:\/|$)/i;

function read(reading: WrapperReading, place: Place, unwrapping: Unwrapping): LinkVerdict | undefined {
  if ("link" in reading) return readInnerLink(reading.link, place.query, unwrapping);
  if ("id" in reading) {
    if (shopOrOrderPage.test(place.path)) return undefined;
    const id = firstParameter(place.query, reading.id);
    const code = firstParameter(place.query, reading.code)?.toLowerCase();
    return agentItem(code === undefined ? undefined : reading.codes[code], id, place.query);
  }
  const match = reading.path.exec(place.path);
  if (!match) return undefined;
  if ("platform" in reading) return agentItem(reading.platform, match[1], place.query);
  return agentItem(reading.codes[match[1]?.toLowerCase() ?? ""], match[2], place.query);
}

function agentItem(platform: Parameters<typeof item>[0] | undefined, id: string | undefined, query: string) {
  return platform !== undefined && isDigits(id) ? item(platform, id, undefined, skuBeside(query)) : undefined;
}

/** The first parameter whose inner link says something. "not-a-product" is kept back: another spelling may still know more. */
function readInnerLink(names: readonly string[], query: string, unwrapping: Unwrapping): LinkVerdict | undefined {
  for (const name of names) {
    const inner = linkParameter(query, name);
    if (!inner) continue;
    for (const text of [inner.value, inner.rest]) {
      if (!text || unwrapping.left <= 0) continue;
      unwrapping.left -= 1;
      const verdict = unwrapping.judgeText(text.startsWith("//") ? `https:${text}` : text, unwrapping);
      if (verdict && !(verdict.kind === "unsupported" && verdict.reason === "not-a-product")) return verdict;
    }
  }
  return undefined;
}
