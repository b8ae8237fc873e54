import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Line } from "../freight/index.ts";
import { publishedCards } from "../freight/testing/published-cards.ts";
import { by, greater, halfEven, isMore, plus, rational, yuanOf } from "../freight/testing/rational.ts";
import { cny, toDecimal } from "../money.ts";
import { insure } from "./index.ts";

const yuan = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => yuanOf(BigInt(cents)));

/** The fee, or why there is none, by exact fractions (rule H-123). */
function expected(insurance: Line["insurance"], wanted: string, goods: string, freight: string): string {
  if (wanted === "0.00") return "0.00";
  if (!insurance) return "LINE_NOT_INSURABLE";
  const all = plus(rational(goods), rational(freight));
  if (isMore(rational(wanted), all) || isMore(rational(wanted), rational(insurance.cap))) return "INSURED_VALUE_TOO_HIGH";
  const share = by(rational(wanted), { n: BigInt(insurance.rateBp), d: 10_000n });
  return yuanOf(halfEven(greater(share, rational(insurance.min))));
}

describe.each(publishedCards().map((card) => [card.id, card] as const))("insurance on the published %s", (_, card) => {
  it("is the line's share of what is insured, at least its minimum, and never above goods and freight or its cap", () => {
    fc.assert(
      fc.property(yuan, yuan, yuan, (wanted, goods, freight) => {
        const insured = insure(card, cny(wanted), cny(goods), cny(freight));
        expect(insured.ok ? toDecimal(insured.value.fee) : insured.refusal.code).toBe(
          expected(card.insurance, wanted, goods, freight),
        );
      }),
      { numRuns: 40 },
    );
  });
});
