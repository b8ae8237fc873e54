import { visitLinks } from "./collect-links.ts";

/** What marketplaces' apps and passwords are wrapped in; words among these are theirs, not the customer's. */
const shared = /[【】「」《》]|复制|打开|口令|[￥¥$€]\w|#小程序/u;

/**
 * Whether a text names a link and says something of its own beside it, which a look-up leaves out: "…item.htm?id=1 blue, size L". Not so of a
 * share text, whose words a marketplace made.
 */
export function isLinkAmongWords(text: string): boolean {
  let rest = "";
  let from = 0;
  visitLinks(text, (_link, start, end) => {
    rest += `${text.slice(from, start)} `;
    from = end;
    return false;
  });
  return from > 0 && !shared.test(text) && /\p{L}|\d/u.test(rest + text.slice(from));
}
