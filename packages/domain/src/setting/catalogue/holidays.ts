import { unique } from "../checks.ts";
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

/** The mainland holiday calendar (rule P-48). */
export const holidaySettings = {
  holidays: atOnce("holidays", list(year, 1, 30), (years) => [
    ...unique(
      years.map((one) => one.year),
      (index) => `${index}.year`,
    ),
    ...years.flatMap(({ off }, index) =>
      off.flatMap(({ first, last }, at): SettingProblem[] =>
        last < first ? [{ path: `${index}.off.${at}.last`, code: "ORDER" }] : [],
      ),
    ),
  ]),
};
