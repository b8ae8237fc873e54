/** Colours of several lines in one plot, told apart also without colour by their marks and their table. */
export const plotColours = ["#0b7a4b", "#0083ef", "#8a5bd6", "#d1662b", "#5d6675", "#b03a78"] as const;

export type CurvePoint = { weightGrams: number; amount: number };
/** `mark`: where this line stands for the user's own thing; without it, on the curve at the weight that is marked for all. */
export type Curve = {
  name: string;
  colour: string;
  points: readonly CurvePoint[];
  stepped?: boolean;
  mark?: CurvePoint | undefined;
};

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
