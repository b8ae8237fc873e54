import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { atOnce } from "../setting.ts";
import { day, flag, list, record, type SettingProblem, whole } from "../shape.ts";

const year = record({
  year: whole("years", 2025, 2100),
  /** The State Council's notice is entered; before it only the statutory days are known, without bridge days and moved weekends. */
  isFinal: flag,
  /** Days off, as first and last day. */
  off: list(record({ first: day, last: day }), 0, 20),
  /** Weekend days moved to work. */
  worked: list(day, 0, 20),
});

/** The mainland holiday calendar (rule P-48). A year is never taken out: what counted by it still does. */
export const holidaySettings = {
  holidays: keyed(
    atOnce("holidays", list(year, 1, 30), (years) => [
      ...unique(
        years.map((one) => one.year),
        (index) => `${index}.year`,
      ),
      ...years.flatMap(({ year: of, off, worked }, index) => [
        ...off.flatMap((span, at) =>
          wrongSpan(span, of).map((problem) => ({ ...problem, path: `${index}.off.${at}.${problem.path}` })),
        ),
        ...worked.flatMap((each, at): SettingProblem[] =>
          isOfYear(each, of) ? [] : [{ path: `${index}.worked.${at}`, code: "OTHER_YEAR", limit: String(of) }],
        ),
      ]),
    ]),
    "year",
  ),
};

const daysOffMost = 31;

function wrongSpan({ first, last }: { first: string; last: string }, of: number): SettingProblem[] {
  if (!isOfYear(first, of)) return [{ path: "first", code: "OTHER_YEAR", limit: String(of) }];
  if (!isOfYear(last, of)) return [{ path: "last", code: "OTHER_YEAR", limit: String(of) }];
  if (last < first) return [{ path: "last", code: "ORDER" }];
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return days > daysOffMost ? [{ path: "last", code: "TOO_LONG_OFF", limit: String(daysOffMost) }] : [];
}

/** New Year's days may begin in the last week of the year before and end in the first of the next. */
function isOfYear(day: string, of: number): boolean {
  return day >= `${of - 1}-12-25` && day <= `${of + 1}-01-07`;
}
