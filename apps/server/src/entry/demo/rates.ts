import {
  draftLine,
  draftTaxRule,
  exportRateVersion,
  importRateVersion,
  listTaxRules,
  readLineCells,
} from "@sihai/contract/freight";
import type { Caller } from "./caller.ts";

/** Prices as they move: the carrier's December list waits for its checker, and a line somebody thought of changing besides. */
export async function proposeRates(pricing: Caller): Promise<void> {
  const { files } = await pricing.must(exportRateVersion, { query: { versionId: "0" } });
  const surcharges = files.find(({ name }) => name === "surcharges")?.text ?? "";
  const tariffs = files.find(({ name }) => name === "tariffs")?.text ?? "";
  await pricing.must(importRateVersion, {
    body: {
      files: {
        surcharges: surcharges.replaceAll(",percent,1200,", ",percent,1350,"),
        tariffs: tariffs.split("\n").map(december).join("\n"),
      },
      note: "承运商 12 月调价：燃油 13.5 %，欧洲铁路降价",
    },
  });
  const { cells } = await pricing.must(readLineCells, { query: { lineId: "us-air-standard" } });
  if (!cells) throw new Error("the demo's line is gone");
  const line = { ...cells.line, days_max: "14" };
  await pricing.must(draftLine, { body: { cells: { ...cells, line }, note: "美国空运更快：最多 14 个工作日" } });
  const { earliestDay } = await pricing.must(listTaxRules, {});
  const from = new Date(Date.parse(earliestDay) + halfYearMs).toISOString().slice(0, 10);
  await pricing.must(draftTaxRule, { body: { cells: { ...dearerCanada, from } } });
}

const halfYearMs = 182 * 86_400_000;

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
