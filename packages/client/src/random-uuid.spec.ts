import { expect, it } from "vitest";
import { standInForRandomUuid } from "./random-uuid.ts";

it("makes what a browser gives no page over plain HTTP, and leaves the browser's own alone", () => {
  const plain: Partial<Pick<Crypto, "randomUUID">> & Pick<Crypto, "getRandomValues"> = {
    getRandomValues: (array) => crypto.getRandomValues(array),
  };
  standInForRandomUuid(plain);
  const made = Array.from({ length: 50 }, () => plain.randomUUID?.() ?? "");
  for (const each of made) expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(50);

  const { randomUUID } = crypto;
  standInForRandomUuid(crypto);
  expect(crypto.randomUUID).toBe(randomUUID);
});
