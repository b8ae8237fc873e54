import type { Shape } from "@sihai/domain/setting";
import { countryName, formatAmount, formatBasisPoints, formatNumber, type Language } from "@sihai/text";
import type { ConsoleSettingWords } from "@sihai/text/dict/console/setting";
import { wordOf } from "#desk";

/** A value in words, on one line; a table says how many rows it has. */
export function valueText(shape: Shape, json: unknown, words: ConsoleSettingWords, language: Language): string {
  const inner = (of: Shape, part: unknown) => valueText(of, part, words, language);
  switch (shape.kind) {
    case "money":
      return typeof json === "string" ? formatAmount(json, shape.currency ?? "CNY") : "";
    case "percent":
      return typeof json === "number" ? formatBasisPoints(json, language) : "";
    case "whole":
      return typeof json === "number" ? `${formatNumber(json, language, 0)} ${words.units[shape.unit]}`.trimEnd() : "";
    case "flag":
      return json === true ? words.yes : words.no;
    case "list": {
      const rows = Array.isArray(json) ? json : [];
      return shape.of.kind === "record" ? words.rows(rows.length) : rows.map((row) => inner(shape.of, row)).join(" · ");
    }
    case "record": {
      const parts = json !== null && typeof json === "object" ? Object.entries(json) : [];
      return parts
        .flatMap(([name, part]) => {
          const field = shape.fields[name];
          return field ? `${wordOf(words.fields, name)} ${inner(field, part)}` : [];
        })
        .join(" · ");
    }
    case "choice":
      return typeof json === "string" ? wordOf(words.fields, json) : "";
    default:
      if (typeof json !== "string") return "";
      return shape.kind === "text" && shape.isCountry ? `${countryName(json, language)} (${json})` : json;
  }
}

/** What may be typed, where a shape has bounds. */
export function boundsText(shape: Shape, words: ConsoleSettingWords, language: Language): string | undefined {
  if (shape.kind === "money") {
    const { currency = "CNY" } = shape;
    return words.bounds(formatAmount(shape.least, currency), formatAmount(shape.most, currency));
  }
  if (shape.kind !== "percent" && shape.kind !== "whole") return undefined;
  return words.bounds(valueText(shape, shape.least, words, language), valueText(shape, shape.most, words, language));
}
