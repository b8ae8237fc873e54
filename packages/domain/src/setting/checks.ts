import type { SettingProblem } from "./shape.ts";

/** No value stands twice. `pathOf` names the cell of the nth. */
export function unique(values: readonly (string | number)[], pathOf: (index: number) => string = String): SettingProblem[] {
  return broken(values, (value, index) => values.indexOf(value) < index, "TWICE", pathOf);
}

/** Each value is greater than the one before: limits of a table of steps. */
export function ascending(values: readonly number[], pathOf: (index: number) => string = String): SettingProblem[] {
  return broken(values, (value, index) => index > 0 && value <= (values[index - 1] ?? value), "ORDER", pathOf);
}

/** Each value is smaller than the one before: reminders, the earliest first. */
export function descending(values: readonly number[], pathOf: (index: number) => string = String): SettingProblem[] {
  return broken(values, (value, index) => index > 0 && value >= (values[index - 1] ?? value), "ORDER", pathOf);
}

/** A higher level never has less. */
export function neverFalls(values: readonly number[]): SettingProblem[] {
  return broken(values, (value, index) => index > 0 && value < (values[index - 1] ?? value), "FALLS", String);
}

function broken<Value>(
  values: readonly Value[],
  isBroken: (value: Value, index: number) => boolean,
  code: "TWICE" | "ORDER" | "FALLS",
  pathOf: (index: number) => string,
): SettingProblem[] {
  return values.flatMap((value, index) => (isBroken(value, index) ? [{ path: pathOf(index), code }] : []));
}
