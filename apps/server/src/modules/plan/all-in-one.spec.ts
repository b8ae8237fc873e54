import { parseMoney } from "@sihai/domain";
import { seededSettings } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { readOperatorFiles } from "../freight/index.ts";
import { allInOne } from "./all-in-one.ts";

const item = (id: string, flags: string[] = []) => ({
  ...{ id, grams: 500, sidesCm: [20, 15, 10] as const, flags, valueCny: "0.00", alone: false, warehouse: 1 },
});

it("everything that can be sent is compared with one parcel, though something else can't be sent at all", () => {
  const lines = readOperatorFiles().rateCards;
  const refused = [...new Set(lines.flatMap(({ refuses }) => refuses))];
  const task = {
    ...{ items: [item("1"), item("2"), item("3", refused)], lines, country: "US", zip: "10001", on: "2026-11-22" },
    ...{ memberFreightOffBp: 0, operationFee: "8.00", warehouses: seededSettings.warehouses, tax: null },
  };
  expect(allInOne(task, [])).toBeNull();
  expect(allInOne(task, [{ itemId: "3" }])).toEqual(allInOne({ ...task, items: task.items.slice(0, 2) }, []));
  expect(allInOne(task, [{ itemId: "3" }])).not.toBeNull();
  expect(
    allInOne(
      task,
      task.items.map(({ id }) => ({ itemId: id })),
    ),
  ).toBeNull();
});

it("at the door may be another line than the one with the lowest freight", () => {
  const lines = readOperatorFiles().rateCards;
  const yuan = (amount: string) => parseMoney(amount, "CNY");
  const nothing = yuan("0");
  const rule = {
    ...{
      country: "US",
      from: "2026-01-01",
      dutyRelief: nothing,
      reducedUpTo: nothing,
      reducedBp: 0,
      dutyBp: 9_000,
      dutyLess: nothing,
    },
    ...{ vatRelief: nothing, vatBp: 0, vatLess: nothing, flatPerLine: nothing },
  };
  const task = {
    ...{ items: [{ ...item("1"), valueCny: "900.00" }], lines, country: "US", zip: "10001", on: "2026-11-22" },
    ...{ memberFreightOffBp: 0, operationFee: "8.00", warehouses: seededSettings.warehouses },
    tax: { rule, rulePerCny: "1", declarationLinesMost: 20 },
  };
  const together = allInOne(task, []);
  const modeOf = (lineId: string | undefined) => lines.find(({ id }) => id === lineId)?.tax.mode;
  expect([modeOf(together?.lineId), modeOf(together?.door?.lineId)]).toEqual(["excluded", "included"]);
  expect(Number(together?.door?.total)).toBeLessThan(Number(together?.total) + 810);
});
