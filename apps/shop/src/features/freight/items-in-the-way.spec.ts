import { expect, it } from "vitest";
import { itemsInTheWay, namesMeant } from "./items-in-the-way.ts";

const line = (...named: string[][]) => ({ refusals: named.map((itemIds) => ({ itemIds })) });

it("an item every line names is in the way; what weighs too much together is nobody's fault", () => {
  const heavy = ["1", "2", "3"];
  expect(itemsInTheWay([line(["2"], heavy), line(["2", "3"])], heavy)).toEqual(["2"]);
  expect(itemsInTheWay([line(["2"]), line(["3"])], heavy)).toEqual([]);
  expect(itemsInTheWay([line(heavy)], heavy)).toEqual([]);
});

it("one item alone is in its own way, and nothing is where every line takes the goods", () => {
  expect(itemsInTheWay([line(["1"])], ["1"])).toEqual(["1"]);
  expect(itemsInTheWay([], ["1"])).toEqual([]);
});

it("a refusal is told with the names of what it means, unless it means all", () => {
  const names = new Map([
    ["1", "Perfume"],
    ["2", "Scarf"],
  ]);
  expect(namesMeant({ itemIds: ["1"] }, names)).toEqual(["Perfume"]);
  expect(namesMeant({ itemIds: ["1", "2"] }, names)).toEqual([]);
  expect(namesMeant({ itemIds: ["1"] }, new Map())).toEqual([]);
});
