import type { SettingProblem, SettingUnit, Shape } from "@sihai/domain/setting";
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
      return typeof json === "number" ? wholeText(shape, json, words, language) : "";
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

function wholeText({ unit }: { unit: SettingUnit }, figure: number, words: ConsoleSettingWords, language: Language): string {
  // A year is a name, not a quantity: no mark between its thousands.
  return unit === "years" ? String(figure) : `${formatNumber(figure, language, 0)} ${words.units[unit](figure)}`.trimEnd();
}

/** What is wrong with a part of a value, with the bound as that part is written: 350 basis points are 3.5 %. */
export function problemText(
  { code, limit }: SettingProblem,
  shape: Shape,
  words: ConsoleSettingWords,
  language: Language,
): string {
  const said = words.problems[code];
  if (limit === undefined) return said;
  switch (shape.kind) {
    case "money":
      return said + words.limit(valueText(shape, limit, words, language));
    case "percent":
    case "whole":
      return said + words.limit(valueText(shape, Number(limit), words, language));
    case "choice":
      return (
        said +
        words.limit(
          limit
            .split(", ")
            .map((one) => wordOf(words.fields, one))
            .join(" · "),
        )
      );
    default:
      return said + words.limit(limit);
  }
}

/** What may be typed, where a shape has bounds. */
export function boundsText(shape: Shape, words: ConsoleSettingWords, language: Language): string | undefined {
  if (shape.kind === "money") {
    const { currency = "CNY" } = shape;
    return words.bounds(formatAmount(shape.least, currency), formatAmount(shape.most, currency));
  }
  if (shape.kind !== "percent" && shape.kind !== "whole") return undefined;
  // The unit once, and with the greater figure: "1 to 59 days".
  if (shape.kind === "whole" && shape.unit !== "years")
    return words.bounds(formatNumber(shape.least, language, 0), valueText(shape, shape.most, words, language));
  return words.bounds(valueText(shape, shape.least, words, language), valueText(shape, shape.most, words, language));
}
