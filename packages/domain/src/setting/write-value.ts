import { type Money, toDecimal } from "../money.ts";
import { isRecord } from "./read-value.ts";
import type { Shape, ValueOf } from "./shape.ts";

/** The JSON of a value, as stored and sent; reading it again gives the same value. */
export function writeValue<S extends Shape>(shape: S, value: ValueOf<S>): unknown {
  return write(shape, value);
}

function write(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case "money":
      return isMoney(value) ? toDecimal(value) : value;
    case "timeOfDay":
      return typeof value === "number" ? writeMinutes(value) : value;
    case "list":
      return Array.isArray(value) ? value.map((each) => write(shape.of, each)) : value;
    case "record":
      return isRecord(value)
        ? Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, write(field, value[name])]))
        : value;
    default:
      return value;
  }
}

function isMoney(value: unknown): value is Money {
  return isRecord(value) && typeof value.amount === "bigint";
}

/** Minutes after midnight as "09:00". */
function writeMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
