import type { JointPlan } from "./solve-groups.ts";

/** The plan that is best by the objective, what it is worth in fen and what was proven about that. */
export type Pursued = { joint: JointPlan; valueFen: number; boundFen: number; proven: boolean };
