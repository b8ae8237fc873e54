import type { PlaceLists } from "../setting/settings.ts";
import { hasPostcodes, isPostcode } from "./address-rules.ts";
import { labelOf, phoneLabelWithin } from "./address-words.ts";
import { cityOfState } from "./city-states.ts";
import { splitName } from "./split-name.ts";
import { type State, statesOf } from "./states.ts";

export type ReadField =
  | "countryId"
  | "consignee"
  | "addressLastName"
  | "contact"
  | "email"
  | "stateId"
  | "addressState"
  | "city"
  | "fullAddress"
  | "zipCode";
/** What a text said; a field it does not speak of is not there. `unsure`: what was guessed rather than read. */
export type ReadAddress = { fields: Partial<Record<ReadField, string>>; unsure: ReadField[] };

/** `countryNames`: each country's names, in whichever languages. `country`: where it is when the text does not say. */
type Known = { places: PlaceLists; countryNames: Readonly<Record<string, readonly string[]>>; country: string };

/** A text somebody wrote or copied from elsewhere, in Chinese or in letters, taken apart into the fields of an address. */
export function readAddress(text: string, known: Known): ReadAddress {
  const reader = new Reader(text);
  readLabels(reader);
  readEmail(reader);
  readPhone(reader);
  const country = readCountry(reader, known);
  readPostcode(reader, known, country);
  readState(reader, known, country);
  readName(reader);
  readCity(reader, country);
  reader.put("fullAddress", reader.rest(), "sure");
  return { fields: reader.fields, unsure: [...reader.unsure] };
}

/** Half-width throughout. The letters of Spanish and Portuguese floors ("3º B") stay what they are. */
const half = (text: string) => text.replace(/[^ºª]+/g, (plain) => plain.normalize("NFKC")).replace(/[\u200B\uFEFF]/g, "");

/** The lines that are not understood yet, and the fields that are. */
class Reader {
  lines: string[];
  /** Where the postcode stood: what is left of that line is a place, not a person. */
  postLine = -1;
  /** Nothing stood before it on that line: what stands behind it is the town, whatever else is called so. */
  isPostcodeFirst = false;
  readonly fields: Partial<Record<ReadField, string>> = {};
  readonly unsure = new Set<ReadField>();

  constructor(text: string) {
    const lines = half(text)
      .split(/[\n\r;|]+/)
      .map(tidy)
      .filter(Boolean);
    const [only = ""] = lines;
    this.lines = lines.length === 1 && !/\p{Script=Han}/u.test(only) ? only.split(", ") : lines;
  }

  put(field: ReadField, value: string, how: "sure" | "unsure"): void {
    const clean = value === noPostcode ? value : tidy(value);
    if (clean === "") return;
    this.fields[field] = clean;
    if (how === "unsure") this.unsure.add(field);
    else this.unsure.delete(field);
  }

  /** Takes the first (or last) match out of the lines, and gives it. */
  take(pattern: RegExp, from: "top" | "end" = "top"): RegExpExecArray | null {
    const order = this.lines.map((_, index) => index);
    for (const index of from === "top" ? order : order.reverse()) {
      const found = pattern.exec(this.lines[index] ?? "");
      if (found) {
        this.cut(index, found.index, found[0].length);
        return found;
      }
    }
    return null;
  }

  cut(line: number, at: number, length: number): void {
    const text = this.lines[line] ?? "";
    this.lines[line] = tidy(`${text.slice(0, at)} ${text.slice(at + length)}`);
  }

  rest(): string {
    const left = this.lines.filter(Boolean);
    return left.join(left.some((line) => /\p{Script=Han}/u.test(line)) ? " " : ", ");
  }
}

/** No space or comma where none belongs. */
function tidy(text: string): string {
  return text
    .replace(/[，、]/g, ",")
    .replace(/\s+/g, " ")
    .replace(/(?:\s*,)+\s*/g, ", ")
    .replace(/^[\s,。.:-]+|[\s,。:-]+$/g, "");
}

/** "City: Berlin", "收件人：王小明": whoever writes so says what is what. */
function readLabels(reader: Reader): void {
  for (const [index, line] of reader.lines.entries()) {
    const found = labelOf(line);
    if (found === null) continue;
    reader.lines[index] = "";
    if (found.field === "name") putName(reader, found.value);
    else if (isReadOn(found.field)) reader.lines[index] = found.value;
    else reader.put(found.field, found.value, "sure");
  }
}

/** What is named in many ways, or holds more than it says. */
const isReadOn = (field: string) => field === "country" || field === "state" || field === "phone" || field === "fullAddress";

function readEmail(reader: Reader): void {
  const found = reader.take(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/);
  if (found) reader.put("email", found[0], "sure");
}

/** Eight figures and more, but no postcode with its addition, and no number with letters. */
const phone = /(?<![\p{L}\d-])(?:\+|00)?\(?\d[\d ()./-]{6,20}\d(?![\d\p{Script=Latin}-])/u;

function readPhone(reader: Reader): void {
  const asWritten =
    reader.take(/(?<![\p{L}\d])\+\(?\d[\d ()./-]{6,20}\d/u) ?? reader.take(/(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/);
  if (asWritten) {
    reader.put("contact", asWritten[0], "sure");
    dropPhoneLabel(reader);
    return;
  }
  for (const [index, line] of reader.lines.entries()) {
    const found = phone.exec(line);
    if (!found || found[0].replace(/\D/g, "").length < 8 || /^\d{5}-\d{4}$/.test(found[0])) continue;
    reader.cut(index, found.index, found[0].length);
    reader.put("contact", found[0], "unsure");
    dropPhoneLabel(reader);
    return;
  }
}

/** The word that stood before a number within a line. */
function dropPhoneLabel(reader: Reader): void {
  reader.lines = reader.lines.map((line) => tidy(line.replace(phoneLabelWithin, "")));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** A name of a place where it stands for itself: in letters between spaces or commas, in Chinese anywhere. */
const placeNamed = (name: string) =>
  /\p{Script=Han}/u.test(name)
    ? new RegExp(escaped(name), "u")
    : new RegExp(`(?:^|(?<=[,\\s]))${escaped(name).replace(/ /g, "\\s+")}\\.?(?=$|[,\\s])`, "iu");
/** How people write countries that have longer names. */
const shortCountries: Readonly<Record<string, readonly string[]>> = {
  US: ["USA", "U.S.A.", "U.S.", "United States of America", "America", "美利坚合众国"],
  GB: ["UK", "U.K.", "Great Britain"],
  CN: ["China", "中国", "P.R. China", "PRC"],
  KR: ["Korea", "South Korea"],
  DE: ["Deutschland"],
  NL: ["Holland", "The Netherlands"],
  AE: ["UAE"],
};

function readCountry(reader: Reader, { countryNames, places, country }: Known): string {
  const names = Object.entries(countryNames)
    .flatMap(([code, own]) => [...own, ...(shortCountries[code] ?? [])].map((name) => ({ code, name })))
    .sort((a, b) => b.name.length - a.name.length);
  // The last line says it, or the front of a Chinese one; a street named after a country stands elsewhere.
  for (const { code, name } of names) {
    const named = placeNamed(name).source;
    const edge = /\p{Script=Han}/u.test(name) ? `^${named}|${named}$` : `(?:^|,\\s*|\\s)${named}\\.?$|^${named}$`;
    const found = reader.take(new RegExp(edge, "iu"), "end");
    if (!found) continue;
    reader.put("countryId", code, "sure");
    return code;
  }
  const guessed = guessCountry(reader.lines.join("\n"), places);
  if (guessed !== null) reader.put("countryId", guessed, "unsure");
  return guessed ?? country;
}

/** What the places and the shape of a postcode give away. */
function guessCountry(text: string, { states }: PlaceLists): string | null {
  if (states.some(({ id, name }) => id.startsWith("CN-") && name.zh.length > 1 && text.includes(bare(name.zh)))) return "CN";
  const abbreviation = /(?:^|[\s,])([A-Z]{2})[\s,]+\d{5}(?:-\d{4})?(?:$|[\s,])/m.exec(text)?.[1];
  const named = /([A-Z][A-Za-z]+)[\s,]+\d{5}(?:-\d{4})?$/m.exec(text)?.[1];
  if (states.some(({ id, name }) => id === `US-${abbreviation}` || (id.startsWith("US-") && name.en.split(" ").at(-1) === named)))
    return "US";
  if (/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(text)) return "CA";
  return /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/.test(text) ? "GB" : null;
}

/** What stands for a postcode where there are none. */
const noPostcode = "-";

/** Words that could be a postcode: one with a figure, alone or with the word after it. */
function readPostcode(reader: Reader, { places }: Known, country: string): void {
  if (reader.fields.zipCode !== undefined || country === "") return;
  if (!hasPostcodes(places.countries, country)) {
    reader.put("zipCode", noPostcode, "sure");
    return;
  }
  const found = reader.lines.flatMap((line, index) => candidatesIn(line).map((one) => ({ ...one, index })));
  const fits = found.filter(({ text }) => isPostcode(places.countries, text, country));
  // The longest of the last line that has one: a house number stands before it.
  const last = Math.max(...fits.map(({ index }) => index));
  const best = fits.filter(({ index }) => index === last).sort((a, b) => b.text.length - a.text.length || b.at - a.at)[0];
  if (!best) return;
  const others = new Set(fits.filter(({ text }) => !best.text.includes(text)).map(({ text }) => text));
  reader.put("zipCode", best.text, others.size === 0 ? "sure" : "unsure");
  reader.cut(best.index, best.at, best.text.length);
  reader.postLine = best.index;
  reader.isPostcodeFirst = best.at === 0;
}

function candidatesIn(line: string): { text: string; at: number }[] {
  const words = [...line.matchAll(/[A-Za-z\d][A-Za-z\d-]*/g)].map((found) => ({ text: found[0], at: found.index }));
  const pairs = words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && next.at === word.at + word.text.length + 1 && /^[A-Z\d]{1,4}$/.test(next.text)
      ? [{ text: `${word.text} ${next.text}`, at: word.at }]
      : [];
  });
  return [...pairs, ...words].filter(({ text }) => text.length >= 4 && text.length <= 10 && /^(?=.*\d)[A-Z\d -]+$/i.test(text));
}

/** A Chinese province as people write it. */
const bare = (name: string) => name.replace(/(?:维吾尔|壮族|回族)?自治区$|特别行政区$|[省市州都道府县]$/u, "");

function readState(reader: Reader, { places }: Known, country: string): void {
  const states = statesOf(places.states, country).toSorted((a, b) => b.name.en.length - a.name.en.length);
  const behindPostcode = reader.isPostcodeFirst ? reader.lines[reader.postLine] : undefined;
  const found = shortState(reader, states) ?? namedState(reader, states);
  if (!found) return;
  reader.put("stateId", found.id, "sure");
  if (reader.fields.city !== undefined) return;
  const city = cityOfState(found.id);
  if (city === null) {
    // "28014 Madrid": the province is called as its town is, and the line says the town.
    if (behindPostcode === found.written) reader.put("city", found.written, "sure");
    return;
  }
  reader.put("city", /\p{Script=Han}/u.test(found.written) ? found.written : city, "sure");
  if (reader.lines[reader.postLine] === city) reader.lines[reader.postLine] = "";
}

type FoundState = { id: string; written: string };

/** "CA 94105": two or three letters beside the postcode. A city may be called as its state is. */
function shortState(reader: Reader, states: readonly State[]): FoundState | null {
  const line = reader.lines[reader.postLine] ?? "";
  for (const { id } of states) {
    const short = id.slice(3);
    const found = /^[A-Z]{2,3}$/.test(short) ? new RegExp(`(?:^|(?<=[,\\s]))${short}(?=$|[,\\s])`).exec(line) : null;
    if (!found) continue;
    reader.cut(reader.postLine, found.index, short.length);
    return { id, written: short };
  }
  return null;
}

function namedState(reader: Reader, states: readonly State[]): FoundState | null {
  for (const { id, name } of states) {
    const brief = bare(name.zh);
    const tries = [
      placeNamed(name.zh),
      ...(brief.length > 1 ? [new RegExp(`^${escaped(brief)}[省市]?`, "u")] : []),
      placeNamed(name.en),
    ];
    for (const pattern of tries) {
      const found = reader.take(pattern, "end");
      if (found) return { id, written: found[0] };
    }
  }
  return null;
}

/** Alone on a line, or before the address in a Chinese one: letters, no figures. */
function readName(reader: Reader): void {
  if (reader.fields.consignee !== undefined || reader.fields.addressLastName !== undefined) return;
  const alone = reader.lines.findIndex((line, index) => index !== reader.postLine && isName(line));
  if (alone >= 0) {
    putName(reader, reader.lines[alone] ?? "");
    reader.lines[alone] = "";
    return;
  }
  const before = reader.take(/^(\p{Script=Han}{2,4}(?<![省市区县镇州]))[,\s]+(?=\S)/u);
  if (before) putName(reader, before[1] ?? "", "unsure");
}

/** Two to four words or characters, without figures, and no street. */
function isName(line: string): boolean {
  return (
    /^(?:\p{Script=Han}{2,4}|[^\d,\s\p{Script=Han}]+(?: [^\d,\s\p{Script=Han}]+){1,3})$/u.test(line) &&
    !/[省市区县镇路街号楼室]|\b(?:street|st|road|rd|avenue|ave|lane|box|floor)\b/iu.test(line)
  );
}

function putName(reader: Reader, name: string, how: "sure" | "unsure" = "sure"): void {
  const { given, family, isSure } = splitName(tidy(name));
  reader.put("consignee", given, isSure ? how : "unsure");
  reader.put("addressLastName", family, isSure ? how : "unsure");
}

/** What stands where the postcode or the state was cut out: the last line, or the last of its parts. */
function readCity(reader: Reader, country: string): void {
  if (reader.fields.city !== undefined) return;
  if (country === "CN") {
    const found = reader.take(/(\p{Script=Han}{2,7}?(?:自治州|地区|[市盟]))/u);
    if (found) reader.put("city", found[0], "sure");
    return;
  }
  // What is left beside the postcode, or else the last part of the line before it.
  const end = reader.postLine < 0 ? reader.lines.length - 1 : reader.postLine;
  const index = reader.lines.findLastIndex((line, at) => at <= end && line !== "");
  const parts = (reader.lines[index] ?? "").split(", ");
  const city = parts.at(-1) ?? "";
  const isOnly = parts.length === 1 && reader.lines.filter(Boolean).length < 2;
  if (city === "" || /\d/.test(city) || (isOnly && index !== reader.postLine)) return;
  reader.lines[index] = parts.slice(0, -1).join(", ");
  reader.put("city", city, reader.postLine >= 0 ? "sure" : "unsure");
}
