/** The first Beijing day on which growth of a day counts no more: the same day a year later, of 29 February the first of March. */
export function growthCountsUntil(earnedOn: string): string {
  const [year = 0, month = 0, day = 0] = earnedOn.split("-").map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}

/** The thirteen months whose growth can count on a Beijing day, the oldest first: `2025-11` to `2026-11`. */
export function monthsCounting(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: 13 }, (_, index) => monthName(year - 1, month - 1 + index));
}

/** The month a year after: growth of a month ends in it. */
export function monthItEnds(month: string): string {
  const [year = 0, ofYear = 0] = month.split("-").map(Number);
  return monthName(year + 1, ofYear - 1);
}

function monthName(year: number, monthIndex: number): string {
  return new Date(Date.UTC(year, monthIndex, 1)).toISOString().slice(0, 7);
}
