import { type CsvCell, csvText } from "../../csv/index.ts";
import type { Segment } from "../line.ts";
import type { RateCard } from "./rate-card.ts";
import { linesColumns } from "./read-lines.ts";
import { performanceColumns } from "./read-performance.ts";
import type { RateCardFiles } from "./read-rate-cards.ts";
import { surchargesColumns } from "./read-surcharges.ts";
import { tariffsColumns } from "./read-tariffs.ts";

type Cells = Readonly<Record<string, CsvCell>>;

/** Writes rate cards as the four CSV texts that `readRateCards` reads back; `source` names where the performance figures come from. */
export function writeRateCards(cards: readonly RateCard[], source: string): Omit<Required<RateCardFiles>, "goodsFlags"> {
  return {
    lines: csvText(linesColumns, cards.map(lineCells)),
    tariffs: csvText(tariffsColumns, cards.flatMap(tariffCells)),
    surcharges: csvText(surchargesColumns, cards.flatMap(surchargeCells)),
    performance: csvText(
      performanceColumns,
      cards.flatMap((card) => performanceCells(card, source)),
    ),
  };
}

/** What a card says in each of the four files, cell by cell as text; `performance` has no row where nothing was measured. */
export function cardCells(card: RateCard, source: string): CardCells {
  return {
    line: asText(linesColumns, lineCells(card)),
    tariffs: tariffCells(card).map((cells) => asText(tariffsColumns, cells)),
    surcharges: surchargeCells(card).map((cells) => asText(surchargesColumns, cells)),
    performance: performanceCells(card, source).map((cells) => asText(performanceColumns, cells)),
  };
}

export type CellTexts = Record<string, string>;
export type CardCells = { line: CellTexts; tariffs: CellTexts[]; surcharges: CellTexts[]; performance: CellTexts[] };

function asText(columns: readonly string[], cells: Cells): CellTexts {
  return Object.fromEntries(
    columns.map((column) => {
      const cell = cells[column];
      return [column, typeof cell === "boolean" ? String(Number(cell)) : String(cell ?? "")];
    }),
  );
}

function lineCells(card: RateCard): Cells {
  return {
    id: card.id,
    name_en: card.name.en,
    name_zh: card.name.zh,
    service: card.service,
    warehouses: card.warehouses.join(" "),
    countries: card.countries.join(" "),
    days_min: card.days[0],
    days_max: card.days[1],
    tax_mode: card.tax.mode,
    tax_rate_bp: card.tax.rateBp,
    volumetric_rule: card.volumetric.rule,
    divisor: card.volumetric.divisor,
    side_cm: card.volumetric.sideCm,
    ratio: card.volumetric.ratio,
    min_charge_g: card.minChargeGrams,
    round_up_g: card.roundUpGrams,
    max_g: card.limits.maxGrams,
    max_side_cm: card.limits.maxSideCm,
    max_sum_cm: card.limits.maxSumCm,
    max_girth_cm: card.limits.maxGirthCm,
    refuses: card.refuses.join(" "),
    insurance_rate_bp: card.insurance?.rateBp,
    insurance_min: card.insurance?.min,
    insurance_cap: card.insurance?.cap,
    package: card.package,
    pickup: card.pickup,
    needs_identity: card.needsIdentity,
    note_en: card.note.en,
    note_zh: card.note.zh,
    valid_from: card.validFrom,
    valid_to: card.validTo,
  };
}

function tariffCells({ id, tariff }: RateCard): Cells[] {
  return tariff.flatMap((segment) => bands(segment).map((band) => ({ line_id: id, kind: segment.kind, ...band })));
}

function bands(segment: Segment): Cells[] {
  const up_to_g = segment.upToGrams;
  switch (segment.kind) {
    case "brackets":
      return segment.brackets.map(([upTo, fixed]) => ({ up_to_g: upTo, fixed }));
    case "per-kg":
      return [{ up_to_g, fixed: segment.parcel, per_kg: segment.perKg }];
    case "first-step":
      return [
        { up_to_g, fixed: segment.first, first_g: segment.firstGrams, step_g: segment.stepGrams, step_price: segment.step },
      ];
    case "base-gram":
      return [{ up_to_g, fixed: segment.base, per_g: segment.perGram }];
  }
}

function surchargeCells({ id, surcharges }: RateCard): Cells[] {
  return surcharges.map((one) =>
    one.kind === "percent"
      ? { line_id: id, label: one.label, kind: one.kind, rate_bp: one.rateBp }
      : { line_id: id, label: one.label, kind: one.kind, amount: one.amount, prefixes: one.prefixes.join(" ") },
  );
}

function performanceCells({ id, performance }: RateCard, source: string): Cells[] {
  if (!performance) return [];
  return [
    {
      line_id: id,
      median_days: performance.medianDays,
      p5_days: performance.p5Days,
      p90_days: performance.p90Days,
      punctuality_bp: performance.punctualityBp,
      delivered_bp: performance.deliveredBp,
      samples: performance.samples,
      deposit_error_median: performance.depositErrorMedian,
      deposit_error_p90: performance.depositErrorP90,
      usage_30d: performance.usage30d,
      source,
    },
  ];
}
