export type CurvePoint = { weightGrams: number; amount: number };
/** `mark`: where this line stands for the user's own thing; without it, on the curve at the weight that is marked for all. */
export type Curve = {
  name: string;
  colour: string;
  points: readonly CurvePoint[];
  stepped?: boolean;
  mark?: CurvePoint | undefined;
};

/**
 * The weights a table of the curves names, at most about `most`: whole ten grams, so that the figure beside "1.00 kg" is that of 1000 g
 * and not of the gram after a step.
 */
export function namedWeights(curves: readonly Pick<Curve, "points">[], most = 24): number[] {
  const all = curves.flatMap(({ points }) => points.map(({ weightGrams }) => weightGrams));
  const named = [...new Set(all)].filter((grams) => grams > 0 && grams % 10 === 0).sort((a, b) => a - b);
  const every = Math.max(1, Math.ceil(named.length / most));
  return named.filter((_, at) => at % every === 0);
}

/** The cost at a weight: between two points by a straight line, or the step the weight falls into; null outside the line's range. */
export function valueAt({ points, stepped = false }: Pick<Curve, "points" | "stepped">, grams: number): number | null {
  const next = points.findIndex(({ weightGrams }) => weightGrams >= grams);
  const above = points[next];
  if (!above) return null;
  const below = points[next - 1];
  if (above.weightGrams === grams || stepped) return above.amount;
  if (!below) return null;
  const share = (grams - below.weightGrams) / (above.weightGrams - below.weightGrams);
  return below.amount + share * (above.amount - below.amount);
}
