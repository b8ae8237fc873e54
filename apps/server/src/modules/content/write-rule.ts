import type { KeptLanguage } from "@sihai/domain/language";
import type { Settings, SettingUnit, Shape } from "@sihai/domain/setting";
import { formatAmount, formatBasisPoints, formatMoney } from "@sihai/text";
import { articleWordsOf, formatCounts, formatFigures } from "@sihai/text/articles";

type Writing = { language: KeptLanguage; isBare: boolean };

/** A value of a rule (its JSON) as an article writes it: "90 days", bare "90"; "3.5%", "09:00", "30, 14 and 7". Null for what is no figure. */
export function writeRule(shape: Shape, json: unknown, writing: Writing): string | null {
  if (shape.kind === "money" || shape.kind === "timeOfDay") {
    if (typeof json !== "string") return null;
    return shape.kind === "money" ? formatAmount(json, shape.currency ?? "CNY") : json;
  }
  if (shape.kind === "percent") return typeof json === "number" ? formatBasisPoints(json, writing.language) : null;
  if (shape.kind === "whole") return typeof json === "number" ? writeCounts([json], shape.unit, writing) : null;
  if (shape.kind !== "list" || shape.of.kind !== "whole" || !Array.isArray(json)) return null;
  return writeCounts(
    json.filter((one) => typeof one === "number"),
    shape.of.unit,
    writing,
  );
}

function writeCounts(values: readonly number[], unit: SettingUnit, { language, isBare }: Writing): string {
  return isBare ? formatFigures(values, language) : formatCounts(values, unit, language);
}

/** The rows of the fee after measuring: up to which weight and side, and what it costs. */
export function writeTiers(tiers: Settings["measuringTiers"], language: KeptLanguage): string {
  const words = articleWordsOf(language);
  const limitsOf = ({ upToGrams, upToSideCm }: Settings["measuringTiers"][number]) => [
    ...(upToGrams > 0 ? [writeWeight(upToGrams, language)] : []),
    ...(upToSideCm > 0 ? [formatCounts([upToSideCm], "cm", language)] : []),
  ];
  return tiers
    .map((tier, index) => {
      const [limits, before] = [limitsOf(tier), tiers[index - 1]];
      const row = limits.length > 0 ? words.upTo(limits) : before ? words.over(limitsOf(before)) : words.any;
      return `| ${row} | ${tier.fee.amount > 0n ? formatMoney(tier.fee) : words.free} |`;
    })
    .join("\n");
}

function writeWeight(grams: number, language: KeptLanguage): string {
  return grams >= 1_000 ? formatCounts([grams / 1_000], "kilograms", language) : formatCounts([grams], "grams", language);
}
