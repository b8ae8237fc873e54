import { quote } from "@sihai/domain/freight";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readOperatorFiles } from "./operator-files.ts";
import { storedQuote, storedRateCard } from "./stored-quote.ts";

const { rateCards: cards } = readOperatorFiles();
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it("every published card is read from a parcel as it was frozen there, with nothing left out", () => {
  expect(cards.length).toBeGreaterThan(10);
  for (const card of cards) expect(z.parse(storedRateCard, kept(card))).toEqual(kept(card));
});

it("so is every quote, those of parcels no line takes with all their reasons", () => {
  for (const line of cards) {
    for (const grams of [300, 90_000]) {
      const item = { id: "1", grams, sidesCm: [190, 20, 10] as const, flags: ["battery"], valueCny: "10.00", alone: true };
      const items = [
        { ...item, warehouse: 1 },
        { ...item, id: "2", warehouse: 2 },
      ];
      const quoted = quote({ line, parcel: { items, country: "DE", zip: "10435" }, on: "2026-11-22", operationFee: "8.00" });
      expect(z.parse(storedQuote, kept(quoted))).toEqual(kept(quoted));
    }
  }
});
