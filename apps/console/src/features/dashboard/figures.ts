import type { CallData } from "@sihai/contract";
import type { readFreightFigures } from "@sihai/contract/dashboard";

export type Figures = CallData<typeof readFreightFigures>;
export type LineFigure = Figures["lines"][number];

/** So many lines are shown at first, the most used. */
export const linesShown = 12;
