import { seededSettings } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { cardsOfFiles } from "../freight/index.ts";
import { allInOne } from "./all-in-one.ts";

const item = (id: string, flags: string[] = []) => ({
  ...{ id, grams: 500, sidesCm: [20, 15, 10] as const, flags, valueCny: "0.00", alone: false, warehouse: 1 },
});

it("everything that can be sent is compared with one parcel, though something else can't be sent at all", () => {
  const lines = cardsOfFiles()?.cards ?? [];
  const refused = [...new Set(lines.flatMap(({ refuses }) => refuses))];
  const task = {
    ...{ items: [item("1"), item("2"), item("3", refused)], lines, country: "US", zip: "10001", on: "2026-11-22" },
    ...{ memberFreightOffBp: 0, operationFee: "8.00", warehouses: seededSettings.warehouses },
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
