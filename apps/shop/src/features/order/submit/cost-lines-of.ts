import { cny, sign } from "@sihai/domain";
import { formulaText } from "@sihai/text";
import type { OrderWords } from "@sihai/text/dict/order";
import type { PreviewedOrder } from "../types.ts";

/** The lines of a price in words, each with its formula; what costs nothing says so in place of the amount. */
export function costLinesOf(lines: PreviewedOrder["lines"], words: OrderWords) {
  const plain: Partial<Record<(typeof lines)[number]["label"], string>> = words.lineHow;
  return lines.map(({ label, amount, how }) => {
    const isFree = sign(cny(amount)) === 0;
    const said = how ? formulaText(how) : plain[label];
    const formula = isFree && said === words.free ? "" : said;
    return { label: words.line[label], amount, ...(formula && { formula }), ...(isFree && { shown: words.free }) };
  });
}
