import {
  draftLine,
  draftTaxRule,
  exportRateVersion,
  importRateVersion,
  listTaxRules,
  readLineCells,
  scheduleRateVersion,
} from "@sihai/contract/freight";
import type { Caller } from "./caller.ts";

/**
 * Prices as they move: a corrected tax rate that begins tomorrow, the carrier's December list that waits for its checker, and a line
 * somebody thought of changing besides.
 */
export async function proposeRates(pricing: Caller, checker: Caller): Promise<void> {
  const today = await filesOf(pricing, "0");
  const { versionId } = await pricing.must(importRateVersion, {
    body: {
      files: {
        lines: today("lines").split("\n").flatMap(mexico).join("\n"),
        tariffs: today("tariffs").split("\n").flatMap(colombia).join("\n"),
      },
      note: "墨西哥快件税率自 2025 年 8 月 15 日起为 33.5 %；哥伦比亚另立一线",
    },
  });
  const { earliestDay } = await pricing.must(listTaxRules, {});
  await checker.must(scheduleRateVersion, { body: { versionId, from: earliestDay } });
  const tomorrow = await filesOf(pricing, versionId);
  await pricing.must(importRateVersion, {
    body: {
      basedOn: versionId,
      files: {
        surcharges: tomorrow("surcharges").replaceAll(",percent,1200,", ",percent,1350,"),
        tariffs: tomorrow("tariffs").split("\n").map(december).join("\n"),
      },
      note: "承运商 12 月调价：燃油 13.5 %，欧洲铁路降价",
    },
  });
  const { cells } = await pricing.must(readLineCells, { query: { lineId: "us-air-standard" } });
  if (!cells) throw new Error("the demo's line is gone");
  const line = { ...cells.line, days_max: "14" };
  await pricing.must(draftLine, { body: { cells: { ...cells, line }, note: "美国空运更快：最多 14 个工作日" } });
  const from = new Date(Date.parse(earliestDay) + halfYearMs).toISOString().slice(0, 10);
  await pricing.must(draftTaxRule, { body: { cells: { ...dearerCanada, from } } });
}

async function filesOf(pricing: Caller, versionId: string) {
  const { files } = await pricing.must(exportRateVersion, { query: { versionId } });
  return (name: (typeof files)[number]["name"]) => files.find((one) => one.name === name)?.text ?? "";
}

/**
 * Rule 3.7.35 of Mexico's foreign trade rules asks 33.5 % of courier parcels from countries without a treaty; it was 19 % until
 * 14 August 2025. Colombia shared the line and its 19 %, which stands there.
 */
function mexico(row: string): string[] {
  if (!row.startsWith("mx-air-prepaid,")) return [row];
  return [
    row.replace(",MX CO,", ",MX,").replace(",prepaid,1900,", ",prepaid,3350,"),
    row
      .replace("mx-air-prepaid,", "co-air-prepaid,")
      .replace(",MX CO,", ",CO,")
      .replace("Mexico air", "Colombia air")
      .replace("墨西哥空运", "哥伦比亚空运"),
  ];
}

function colombia(row: string): string[] {
  return row.startsWith("mx-air-prepaid,") ? [row, row.replace("mx-", "co-")] : [row];
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
