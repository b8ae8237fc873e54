import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quoteMeasured } from "../index.ts";
import { readTable } from "../rate-cards/index.ts";
import { publishedCards } from "../testing/published-cards.ts";

const text = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

describe("the golden table of the published price list", () => {
  const cards = new Map(publishedCards().map((card) => [card.id, card]));
  const columns = ["line", "country", "grams", "length", "width", "height", "charged", "freight", "by hand"];
  const { rows, errors } = readTable("published.csv", text("published.csv"), columns);

  it("can be read", () => expect(errors).toEqual([]));

  it.each(rows)("row $row: $cells", ({ cells }) => {
    const line = cards.get(cells.line ?? "");
    if (!line) throw new Error(`no line ${cells.line}`);
    const quoted = quoteMeasured({
      line,
      measured: { grams: Number(cells.grams), sidesCm: [Number(cells.length), Number(cells.width), Number(cells.height)] },
      parcel: { country: cells.country ?? "", zip: "", flags: [], warehouse: 1 },
      on: "2026-11-21",
    });
    expect(quoted.refusals).toEqual([]);
    expect(quoted.chargeableGrams).toBe(Number(cells.charged));
    expect(quoted.lines.find(({ label }) => label === "freight")?.amount).toBe(cells.freight);
  });
});
