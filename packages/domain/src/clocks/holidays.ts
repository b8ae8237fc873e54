/**
 * The mainland holiday calendar (rule P-48). `off` are the days off as first and last day; `worked` are the weekend days moved to
 * work. 2025 and 2026 follow the State Council's notices of 12 November 2024 and 4 November 2025, read again on 21 November 2026.
 * The notice for 2027 was not to be found on that day: until it is entered here, 2027 holds the statutory days only, without bridge
 * days and moved weekends.
 */
export const holidays: readonly {
  year: number;
  off: readonly (readonly [first: string, last: string])[];
  worked: readonly string[];
}[] = [
  {
    year: 2025,
    off: [
      ["2025-01-01", "2025-01-01"],
      ["2025-01-28", "2025-02-04"],
      ["2025-04-04", "2025-04-06"],
      ["2025-05-01", "2025-05-05"],
      ["2025-05-31", "2025-06-02"],
      ["2025-10-01", "2025-10-08"],
    ],
    worked: ["2025-01-26", "2025-02-08", "2025-04-27", "2025-09-28", "2025-10-11"],
  },
  {
    year: 2026,
    off: [
      ["2026-01-01", "2026-01-03"],
      ["2026-02-15", "2026-02-23"],
      ["2026-04-04", "2026-04-06"],
      ["2026-05-01", "2026-05-05"],
      ["2026-06-19", "2026-06-21"],
      ["2026-09-25", "2026-09-27"],
      ["2026-10-01", "2026-10-07"],
    ],
    worked: ["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"],
  },
  {
    year: 2027,
    off: [
      ["2027-01-01", "2027-01-01"],
      ["2027-02-05", "2027-02-08"],
      ["2027-04-05", "2027-04-05"],
      ["2027-05-01", "2027-05-02"],
      ["2027-06-09", "2027-06-09"],
      ["2027-09-15", "2027-09-15"],
      ["2027-10-01", "2027-10-03"],
    ],
    worked: [],
  },
];
