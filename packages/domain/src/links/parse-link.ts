import { visitLinks } from "./collect-links.ts";
import { judgeLink } from "./judge-link.ts";
import { findPassword, type TextSpan } from "./passwords.ts";
import { labelledPlatform } from "./short-links.ts";
import { type Unwrapping, unwrapsMax } from "./unwrap-link.ts";
import { type LinkVerdict, unsupported } from "./verdict.ts";

/**
 * Says what a pasted text means: one product, a short link or password that needs the network, or why it is of no use.
 * Works offline in linear time, never throws, and takes any text (share texts, agents' links, hostile input).
 */
export function parseLink(text: string): LinkVerdict {
  const links: TextSpan[] = [];
  const verdict = judgeLinks(text, (link, start, end) => {
    links.push({ start, end });
    return judgeLink(link, { pasted: text, left: unwrapsMax, judgeText: judgeInnerText });
  });
  if (verdict && verdict.kind !== "unsupported") return verdict;
  const password = findPassword(text, links);
  if (password !== undefined) return { kind: "short", platform: labelledPlatform(text), url: password };
  return verdict ?? unsupported("no-link");
}

function judgeInnerText(text: string, unwrapping: Unwrapping): LinkVerdict | undefined {
  return judgeLinks(text, (link) => judgeLink(link, unwrapping));
}

/** The verdict of all links together: first item, else first short link, else unsafe if any is, else the first one's reason. */
function judgeLinks(text: string, judge: (link: string, start: number, end: number) => LinkVerdict): LinkVerdict | undefined {
  let best: LinkVerdict | undefined;
  visitLinks(text, (link, start, end) => {
    const verdict = judge(link, start, end);
    if (!best || rank(verdict) > rank(best)) best = verdict;
    return verdict.kind === "item";
  });
  return best;
}

function rank(verdict: LinkVerdict): number {
  if (verdict.kind === "item") return 3;
  if (verdict.kind === "short") return 2;
  return verdict.reason === "unsafe" ? 1 : 0;
}
