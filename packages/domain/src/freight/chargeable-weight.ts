import type { Line, Volumetric } from "./line.ts";
import type { SidesCm, SidesMm } from "./parcel.ts";
import { kilograms } from "./show-formula.ts";
import { ceilDivide, exactProduct, millimetres, sidesInMm, wholeGrams } from "./whole-numbers.ts";

type ChargedBy = Pick<Line, "id" | "volumetric" | "minChargeGrams" | "roundUpGrams">;

/** All in whole grams. `by` says which weight decided, before rounding up. */
export type ChargeableWeight = {
  volumetricGrams: number;
  chargeableGrams: number;
  by: "actual" | "volumetric" | "minimum";
  how: string;
};

/**
 * The weight a line charges for: the actual weight, or the greater of actual and volumetric where the line's rule says so, at least the
 * line's minimum, rounded up to its step (rules G-45 to G-47). Grams and centimetres (at most one decimal); RangeError otherwise.
 */
export function chargeable(line: ChargedBy, actualGrams: number, sidesCm: SidesCm): ChargeableWeight {
  const sidesMm = sidesInMm("the parcel", sidesCm);
  const weight = chargeableInMm(line, wholeGrams("the parcel", actualGrams), sidesMm);
  return { ...weight, how: explainWeight(line, actualGrams, sidesMm, weight) };
}

/** The weight that is paid, without its explanation: for those who ask thousands of times. */
export function chargeableInMm(line: ChargedBy, actualGrams: number, sidesMm: SidesMm): Omit<ChargeableWeight, "how"> {
  const volumetricGrams = volumetricWeight(line, sidesMm);
  const volumetricWins =
    volumetricCounts(line.volumetric, volumetricGrams, actualGrams, sidesMm) && volumetricGrams > actualGrams;
  const weighed = volumetricWins ? volumetricGrams : actualGrams;
  const charged = Math.max(weighed, line.minChargeGrams);
  const step = Math.max(line.roundUpGrams, 1);
  return {
    volumetricGrams,
    chargeableGrams: ceilDivide(charged, step) * step,
    by: charged > weighed ? "minimum" : volumetricWins ? "volumetric" : "actual",
  };
}

/** cm × cm × cm ÷ divisor × 1000 in grams is mm × mm × mm ÷ divisor: one exact division, rounded up. */
function volumetricWeight({ id, volumetric }: ChargedBy, sidesMm: SidesMm): number {
  const divisor = volumetric.divisor ?? 0;
  if (divisor > 0) return ceilDivide(exactProduct("volume of the parcel", ...sidesMm), divisor);
  if (volumetric.rule === "never") return 0;
  throw new RangeError(`line ${id} charges volume without a divisor`);
}

function volumetricCounts(volumetric: Volumetric, volumetricGrams: number, actualGrams: number, [longest]: SidesMm): boolean {
  switch (volumetric.rule) {
    case "never":
      return false;
    case "greater":
      return true;
    case "side-over":
      return longest > millimetres("the side of the rule", volumetric.sideCm ?? 0);
    case "ratio-over":
      return volumetricGrams * 1000 > Math.round((volumetric.ratio ?? 1) * 1000) * actualGrams;
  }
}

function explainWeight(line: ChargedBy, actual: number, sidesMm: SidesMm, weight: Omit<ChargeableWeight, "how">): string {
  const volume = `${sidesMm.map((mm) => (mm / 10).toFixed(1)).join(" × ")} cm³ ÷ ${line.volumetric.divisor}`;
  const chosen = {
    actual: kilograms(actual),
    volumetric: `${volume} = ${kilograms(weight.volumetricGrams)}`,
    minimum: `≥ ${kilograms(line.minChargeGrams)}`,
  }[weight.by];
  const step = line.roundUpGrams > 1 ? ` ↑ ${line.roundUpGrams} g = ${kilograms(weight.chargeableGrams)}` : "";
  return `${chosen}${step}`;
}
