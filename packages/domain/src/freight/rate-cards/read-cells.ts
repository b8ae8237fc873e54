import { isCalendarDay } from "../../clocks/beijing-dates.ts";
import { nanoYuan } from "../tariff-price.ts";
import type { RowError } from "./rate-card.ts";
import type { Row } from "./read-table.ts";

type Bounds = { min?: number; max?: number };

/**
 * Reads the cells of one row, noting every cell that does not hold what its column says. After an error a cell reads as a neutral value,
 * so that one pass finds all the errors of a row; rows with errors are not used.
 */
export function readCells(file: string, { row, cells }: Row) {
  const errors: RowError[] = [];
  const at = (column: string) => cells[column] ?? "";
  const note = (column: string, message: string) => void errors.push({ file, row, column, message });

  function text(column: string): string {
    if (at(column) === "") note(column, "is empty");
    return at(column);
  }
  function optionalText(column: string): string {
    return at(column);
  }
  function oneOf<const Choice extends string>(column: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const found = choices.find((choice) => choice === at(column));
    if (found === undefined) note(column, `"${at(column)}" is none of ${choices.join(", ")}`);
    return found ?? choices[0];
  }
  function number(column: string, pattern: RegExp, kind: string, { min = 0, max = 1e9 }: Bounds): number {
    const value = pattern.test(at(column)) ? Number(at(column)) : Number.NaN;
    if (!(value >= min && value <= max)) note(column, `"${at(column)}" is not ${kind} from ${min} to ${max}`);
    return value;
  }
  function whole(column: string, bounds: Bounds = {}): number {
    return number(column, /^-?\d{1,9}$/, "a whole number", bounds);
  }
  function optionalWhole(column: string, bounds: Bounds = {}): number | null {
    return at(column) === "" ? null : whole(column, bounds);
  }
  function optionalTenth(column: string, bounds: Bounds = {}): number | null {
    return at(column) === "" ? null : number(column, /^\d{1,6}(\.\d)?$/, "a number with at most one decimal", bounds);
  }
  function degrees(column: string, max: 90 | 180): number {
    return number(column, /^-?\d{1,3}(\.\d{1,6})?$/, "a number of degrees", { min: -max, max });
  }
  function price(column: string): string {
    try {
      nanoYuan(at(column));
    } catch {
      note(column, `"${at(column)}" is not a price such as 12.50`);
    }
    return at(column);
  }
  function amount(column: string): string {
    if (!/^-?\d{1,12}\.\d{2}$/.test(at(column))) note(column, `"${at(column)}" is not an amount such as 12.50`);
    return at(column);
  }
  function day(column: string): string {
    if (!isCalendarDay(at(column))) note(column, `"${at(column)}" is not a day such as 2026-01-31`);
    return at(column);
  }
  function optionalDay(column: string): string | null {
    return at(column) === "" ? null : day(column);
  }
  /** Words parted by spaces, each once. */
  function words(column: string, pattern: RegExp): string[] {
    const found = at(column).split(/\s/).filter(Boolean);
    for (const word of found) if (!pattern.test(word)) note(column, `"${word}" does not belong here`);
    for (const word of new Set(found.filter((one, index) => found.indexOf(one) !== index)))
      note(column, `"${word}" stands twice`);
    return found;
  }
  function yesNo(column: string): boolean {
    return oneOf(column, ["0", "1"]) === "1";
  }
  return {
    errors,
    note,
    text,
    optionalText,
    oneOf,
    whole,
    optionalWhole,
    optionalTenth,
    degrees,
    price,
    amount,
    day,
    optionalDay,
    words,
    yesNo,
  };
}

export type Cells = ReturnType<typeof readCells>;
