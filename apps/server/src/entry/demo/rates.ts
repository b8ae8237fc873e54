import { draftLine, exportRateVersion, importRateVersion, readLineCells, scheduleRateVersion } from "@sihai/contract/freight";
import { draftTaxRule, listTaxRules } from "@sihai/contract/tax";
import type { Caller } from "./caller.ts";

/**
 * Prices as they move: the carrier's December list, checked and waiting for its day, a line somebody thought of changing besides, and a tax
 * rule that waits for its checker.
 */
export async function proposeRates(pricing: Caller, checker: Caller): Promise<void> {
  const today = await filesOf(pricing, "0");
  const { versionId } = await pricing.must(importRateVersion, {
    body: {
      files: {
        surcharges: today("surcharges").replaceAll(",percent,1200,", ",percent,1350,"),
        tariffs: today("tariffs").split("\n").map(december).join("\n"),
      },
      note: "承运商 12 月调价：燃油 13.5 %，欧洲铁路降价",
    },
  });
  const { earliestDay } = await pricing.must(listTaxRules, {});
  await checker.must(scheduleRateVersion, { body: { versionId, from: daysAfter(earliestDay, 9) } });
  const { cells } = await pricing.must(readLineCells, { query: { lineId: "us-air-standard" } });
  if (!cells) throw new Error("the demo's line is gone");
  const line = { ...cells.line, days_max: "14" };
  await pricing.must(draftLine, { body: { cells: { ...cells, line }, note: "美国空运更快：最多 14 个工作日" } });
  await pricing.must(draftTaxRule, { body: { cells: { ...dearerCanada, from: daysAfter(earliestDay, 182) } } });
}

async function filesOf(pricing: Caller, versionId: string) {
  const { files } = await pricing.must(exportRateVersion, { query: { versionId } });
  return (name: (typeof files)[number]["name"]) => files.find((one) => one.name === name)?.text ?? "";
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A dearer sales tax somebody read of, waiting for its checker. */
const dearerCanada = {
  country: "CA",
  currency: "CAD",
  duty_relief: "20",
  duty_bp: "1000",
  vat_relief: "20",
  vat_bp: "600",
  flat_per_line: "0",
  grade: "D",
  source: "A budget speech; to be read again in the law",
};

/** Rail to Europe becomes 4 % cheaper a kilogram, the priority express 6 % dearer. */
function december(row: string): string {
  const [lineId, upTo, kind, fixed, perKg, ...rest] = row.split(",");
  const factor = lineId?.startsWith("eu-rail") ? 0.96 : lineId === "express-priority" ? 1.06 : null;
  if (factor === null) return row;
  const moved = (price: string | undefined) => (price ? (Number(price) * factor).toFixed(2) : "");
  return [lineId, upTo, kind, moved(fixed), moved(perKg), ...rest].join(",");
}
