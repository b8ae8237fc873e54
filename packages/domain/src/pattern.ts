/**
 * Shapes of numbers and codes as an operator types them: a part of the regular expressions of ECMAScript that is always matched as a whole and
 * never takes long. Letters, digits, blanks and hyphens stand for themselves; `\d` and `[A-F2]` for one sign of several; `(a|b)` for a choice;
 * `?`, `{3}` and `{2,5}` for how often. There is no `*`, `+`, `.` or looking back.
 */
export type PatternFault = "NOT_PATTERN" | "PATTERN_SLOW";

/** In how many ways a text can be tried at most; each is a few steps of the machine. */
const mostWays = 5_000;
const mostTimes = 99;

/** Why a text cannot be used as a pattern; null where it can. */
export function patternFault(pattern: string): PatternFault | null {
  const reader = { text: pattern, at: 0 };
  const ways = choiceAt(reader);
  if (ways === null || reader.at < pattern.length) return "NOT_PATTERN";
  return ways > mostWays ? "PATTERN_SLOW" : null;
}

const compiled = new Map<string, RegExp>();

/** Whether the whole of a text has the shape. Throws for a pattern `patternFault` refuses. */
export function hasShape(pattern: string, text: string): boolean {
  const known = compiled.get(pattern) ?? compile(pattern);
  return known.test(text);
}

function compile(pattern: string): RegExp {
  const fault = patternFault(pattern);
  if (fault !== null) throw new Error(`${fault}: ${pattern}`);
  const whole = new RegExp(`^(?:${pattern})$`);
  compiled.set(pattern, whole);
  return whole;
}

type Reader = { readonly text: string; at: number };

/** In how many ways a choice at this place can match, with the reader behind it; null where it is none. */
function choiceAt(reader: Reader): number | null {
  let ways = 0;
  do {
    const one = sequenceAt(reader);
    if (one === null) return null;
    ways += one;
  } while (takes(reader, "|"));
  return ways;
}

function sequenceAt(reader: Reader): number | null {
  let ways = 1;
  let parts = 0;
  while (reader.at < reader.text.length && !"|)".includes(reader.text.charAt(reader.at))) {
    const one = repeatedAt(reader);
    if (one === null) return null;
    ways *= one;
    parts += 1;
  }
  return parts === 0 ? null : ways;
}

function repeatedAt(reader: Reader): number | null {
  const one = oneAt(reader);
  const times = timesAt(reader);
  if (one === null || times === null) return null;
  let ways = 0;
  for (let time = times.least; time <= times.most; time += 1) ways += one ** time;
  return ways;
}

function oneAt(reader: Reader): number | null {
  if (takes(reader, "(?:") || takes(reader, "(")) {
    const ways = choiceAt(reader);
    return ways !== null && takes(reader, ")") ? ways : null;
  }
  return reads(reader, /\\d|[A-Za-z\d -]|\[(?:\\d|[A-Za-z\d]-[A-Za-z\d]|[A-Za-z\d -])+\]/y) && isOrdered(reader) ? 1 : null;
}

/** No `[Z-A]` stands in the last class read. */
function isOrdered({ text, at }: Reader): boolean {
  const read = text.charAt(at - 1) === "]" ? text.slice(text.lastIndexOf("[", at), at) : "";
  return [...read.matchAll(/([A-Za-z\d])-([A-Za-z\d])/g)].every(([, first = "", last = ""]) => first <= last);
}

function timesAt(reader: Reader): { least: number; most: number } | null {
  if (takes(reader, "?")) return { least: 0, most: 1 };
  if (reader.text.charAt(reader.at) !== "{") return { least: 1, most: 1 };
  const match = /\{(\d{1,2})(?:,(\d{1,2}))?\}/y;
  match.lastIndex = reader.at;
  const found = match.exec(reader.text);
  if (!found) return null;
  reader.at += found[0].length;
  const least = Number(found[1]);
  const most = Number(found[2] ?? found[1]);
  return most >= least && most >= 1 && most <= mostTimes ? { least, most } : null;
}

function takes(reader: Reader, sign: string): boolean {
  if (!reader.text.startsWith(sign, reader.at)) return false;
  reader.at += sign.length;
  return true;
}

function reads(reader: Reader, shape: RegExp): boolean {
  shape.lastIndex = reader.at;
  const found = shape.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found !== null;
}
