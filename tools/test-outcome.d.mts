type Outcome = { passed: number; failures: string[]; unsteady: string[] };
/** What a report of kills under money says. */
export function killsOutcome(report: string): Outcome;
/** What a report of vitest says. */
export function specOutcome(report: string): Outcome;
/** What a report of Playwright says. */
export function journeyOutcome(report: string): Outcome;
