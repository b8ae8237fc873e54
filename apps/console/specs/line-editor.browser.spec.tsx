import { queryClient } from "@sihai/client";
import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { checkLineCells, listGoodsClasses, readLineCells } from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { newLine } from "../src/features/freight/line-fields.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const words = await consoleFreightDict.load("en");
const line = { ...newLine.line, id: "de-air" };
const cells = (perKg: string) => ({
  ...newLine,
  line,
  tariffs: [{ up_to_g: "30000", kind: "per-kg", fixed: "20", per_kg: perKg }],
});
const read: CallData<typeof readLineCells> = {
  ...{ version: "7", cells: cells("90"), points: [], stepped: false },
  lines: [
    {
      ...{ lineId: "de-air", name: { zh: "德国空运", en: "Germany air" }, service: "air", countries: 1 },
      ...{ validFrom: "2026-11-01", validTo: null },
    },
  ],
};
const perKg = page.getByRole("textbox", { name: words.bandOf(1, words.columns.per_kg) });
const why = page.getByRole("textbox", { name: words.why });
/** As after a reload: nothing of what was read before is there. */
const opened = () => {
  queryClient.clear();
  return openDesk("/rates", { search: { tab: "lines", line: "de-air" } });
};
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = consoleWire();
  wire.answering(readLineCells, { data: read });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(checkLineCells, { data: { errors: [], points: [], stepped: false } });
});

it("the cells of a line being edited outlive a reload, and are gone once it is closed", async () => {
  const { close } = await consoleDict.load("en");
  const before = await opened();
  await perKg.fill("97");
  await why.fill("Fuel is dearer");
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('"97"');
  before.remove();
  const after = await opened();
  await expect.element(perKg).toHaveValue("97");
  await expect.element(why).toHaveValue("Fuel is dearer");
  await page.getByRole("button", { name: close, exact: true }).click();
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  after.remove();
  await opened();
  await expect.element(perKg).toHaveValue("90");
});

it("cells kept from before a newer price list are not put over its prices", async () => {
  const before = await opened();
  await perKg.fill("97");
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('"97"');
  before.remove();
  wire.answering(readLineCells, { data: { ...read, cells: cells("93") } });
  await opened();
  await expect.element(perKg).toHaveValue("93");
});
