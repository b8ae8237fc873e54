import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const shop = join(import.meta.dirname, "../apps/shop/src");

/** A large sum of CNY with nothing beside it: `<p className="text-display">{cnyText(total)}</p>`. */
const largeAlone = /text-(?:display|title)[^>]*>\s*\{[^}<]*\b(?:cnyText|formatMoney)\(/;

it("large sums stand as a pair, in CNY and in the currency the customer chose (docs/words.md)", () => {
  expect('<p className="text-display font-bold">{cnyText(plan.total)}</p>').toMatch(largeAlone);
  const alone = globSync("**/*.tsx", { cwd: shop }).filter((file) => {
    const text = readFileSync(join(shop, file), "utf8");
    return largeAlone.test(text) && !text.includes("useDisplayAmount");
  });
  expect(alone).toEqual([]);
});
