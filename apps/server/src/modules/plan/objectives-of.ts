import { freightObjectives, type Objective, objectives } from "@sihai/domain/plan";

/** What is planned for: with the tax only where it is known. */
export function objectivesOf(withTax: boolean): readonly Objective[] {
  return withTax ? objectives : freightObjectives;
}
