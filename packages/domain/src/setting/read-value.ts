import { isCalendarDay } from "../clocks/beijing-dates.ts";
import { type Currency, compare, type Money, parseMoney } from "../money.ts";
import { patternFault } from "../pattern.ts";
import type { ProblemCode, SettingProblem, Shape, ValueOf } from "./shape.ts";

type Read = { value: unknown; problems: readonly SettingProblem[] };

/** Reads JSON as a value of a shape and names everything that is wrong with it. The value counts only where nothing is. */
export function readValue<S extends Shape>(shape: S, json: unknown): { value: ValueOf<S>; problems: readonly SettingProblem[] } {
  const { value, problems } = readAt(shape, json, "");
  // The one place where what was checked by a shape takes the type of the shape.
  return { value: value as ValueOf<S>, problems };
}

function readAt(shape: Shape, json: unknown, path: string): Read {
  const wrong = (code: ProblemCode, limit?: string): Read => ({
    value: null,
    problems: [{ path, code, ...(limit !== undefined && { limit }) }],
  });
  switch (shape.kind) {
    case "money": {
      const { currency = "CNY" } = shape;
      const amount = moneyOf(json, currency);
      if (!amount) return wrong("NOT_MONEY");
      if (compare(amount, parseMoney(shape.least, currency)) < 0) return wrong("TOO_SMALL", shape.least);
      return compare(amount, parseMoney(shape.most, currency)) > 0 ? wrong("TOO_GREAT", shape.most) : right(amount);
    }
    case "percent":
    case "whole":
      if (typeof json !== "number" || !Number.isSafeInteger(json)) return wrong("NOT_WHOLE");
      if (json < shape.least) return wrong("TOO_SMALL", String(shape.least));
      return json > shape.most ? wrong("TOO_GREAT", String(shape.most)) : right(json);
    case "timeOfDay": {
      const minutes = minutesOf(json);
      return minutes === null ? wrong("NOT_TIME") : right(minutes);
    }
    case "day":
      return typeof json === "string" && isCalendarDay(json) ? right(json) : wrong("NOT_DAY");
    case "flag":
      return typeof json === "boolean" ? right(json) : wrong("NOT_FLAG");
    case "choice":
      return typeof json === "string" && shape.of.includes(json) ? right(json) : wrong("NOT_CHOICE", shape.of.join(", "));
    case "text": {
      if (typeof json !== "string" || !/^\P{Cc}*$/u.test(json)) return wrong("NOT_TEXT");
      if (json.trim() !== json || (json === "" && !shape.mayBeEmpty)) return wrong("EMPTY");
      if (json.length > shape.longest) return wrong("TOO_LONG", String(shape.longest));
      if (json === "") return right(json);
      if (shape.pattern && !shape.pattern.test(json)) return wrong("PATTERN");
      const fault = shape.isPattern ? patternFault(json) : null;
      return fault === null ? right(json) : wrong(fault);
    }
    case "list": {
      if (!Array.isArray(json)) return wrong("NOT_LIST");
      if (json.length < shape.least) return wrong("TOO_FEW", String(shape.least));
      if (json.length > shape.most) return wrong("TOO_MANY", String(shape.most));
      return joined(
        json.map((each, index) => [String(index), readAt(shape.of, each, under(path, String(index)))]),
        (parts) => parts.map(([, value]) => value),
      );
    }
    case "record": {
      if (!isRecord(json)) return wrong("NOT_RECORD");
      const stray = Object.keys(json).find((name) => !Object.hasOwn(shape.fields, name));
      if (stray !== undefined) return { value: null, problems: [{ path: under(path, stray), code: "UNKNOWN_FIELD" }] };
      const parts = Object.entries(shape.fields).map(([name, field]): [string, Read] => [
        name,
        readAt(field, json[name], under(path, name)),
      ]);
      return joined(parts, Object.fromEntries);
    }
  }
}

function joined(parts: readonly [string, Read][], build: (values: [string, unknown][]) => unknown): Read {
  return {
    value: build(parts.map(([name, { value }]) => [name, value])),
    problems: parts.flatMap(([, { problems }]) => problems),
  };
}

function right(value: unknown): Read {
  return { value, problems: [] };
}

function under(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Whether JSON is an object with names. */
export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function moneyOf(json: unknown, currency: Currency): Money | null {
  return typeof json === "string" && /^\d{1,9}(\.\d{1,2})?$/.test(json) ? parseMoney(json, currency) : null;
}

function minutesOf(json: unknown): number | null {
  const match = typeof json === "string" ? /^([01]\d|2[0-4]):([0-5]\d)$/.exec(json) : null;
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 24 * 60 ? minutes : null;
}
