import { readFileSync } from "node:fs";
import { tariffKinds } from "@sihai/domain/freight";
import { expect, it } from "vitest";
import { bandColumns, bandFields, lineParts, surchargeColumns, surchargeFields } from "./line-fields.ts";

const columnsOf = (name: string) =>
  readFileSync(new URL(`../../../../../content/freight/${name}.csv`, import.meta.url), "utf8")
    .split("\n")[0]
    ?.split(",") ?? [];

it("every cell of a line's file can be edited, and none that is not in it", () => {
  const edited = lineParts.flatMap(({ fields }) => fields.map(({ column }) => column));
  expect([...edited].sort()).toEqual([...columnsOf("lines")].sort());
});

it("every shape of a tariff and of a surcharge asks for its own cells of the file", () => {
  expect(Object.keys(bandFields).sort()).toEqual([...tariffKinds].sort());
  expect([...new Set(Object.values(bandFields).flat())].sort()).toEqual([...bandColumns].sort());
  expect(["line_id", "up_to_g", "kind", ...bandColumns].sort()).toEqual([...columnsOf("tariffs")].sort());
  expect([...new Set(Object.values(surchargeFields).flat())].sort()).toEqual([...surchargeColumns].sort());
  expect(["line_id", "label", "kind", ...surchargeColumns].sort()).toEqual([...columnsOf("surcharges")].sort());
});
