import { pick, type Random } from "./sample.ts";

export type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };
type Place = readonly (string | number)[];

const figures: readonly unknown[] = [
  ...[0, -0, -1, -0.01, 0.1, 1.5, 1e-7, 10_000, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e21, 1e308],
  ...["1e-7", "1e5", "０", "１２", "NaN", "Infinity", "-1", "-0.01", "0x10", "1,000", "12.345", "999999999999.99", "+1", "01"],
  ...["9".repeat(9), "9".repeat(18), "9".repeat(19), "9223372036854775808", "1".repeat(400), "9".repeat(19).concat(",1")],
];

const words: readonly string[] = [
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "a\udfffb",
    "\u202e\u2066\ufeff",
    "\u2028",
    "🤷🏽‍♀️",
    "İ",
    "ß".repeat(40),
    "\t\n\r",
  ],
  ...["' or '1'='1", "1; drop table order_item;--", "\\'; select pg_sleep(5)--", "%", "_", "\\", "(a+)+$", "{amount}", "$1"],
  ...["../../../../etc/passwd", "..%2f..%2fetc", "%00", "%", "/", ".", "..", "//evil.example", "javascript:alert(1)"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "null", "undefined", "true", "[object Object]"],
  ...["2026-02-29", "0000-00-00", "9999-12-31", "2026-13-45T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"],
  ...[
    "99999999",
    "DG260101ZZZZZZZZ",
    "SH260101ZZZZZZZZ",
    "T260101ZZZZZZZZ",
    "P260101ZZZZZZZZ",
    "RT999999",
    "CL999999",
    "AB999999999",
  ],
  ...["https://127.0.0.1:1/", "http://[::1]/", "file:///etc/passwd", "<script>alert(1)</script>", "=1+1", "a".repeat(5000)],
];
const long = ["a".repeat(100_000), "🤷🏽‍♀️".repeat(5000), "(".repeat(50_000), "９".repeat(100_000), "\t".repeat(100_000)];
const kinds: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [1],
  { amount: "1.00" },
  { length: 5 },
  { $ne: null },
];

/** Names nobody but the server writes; the names in a call's own reply are tried as well. */
const serverNames = [
  "userId",
  "userLevel",
  "point",
  "realityMoney",
  "discount",
  "state",
  "paidCny",
  "price",
  "isStaff",
  "id",
  "roles",
];
const rawBodies = [
  ...[
    "",
    "null",
    "[]",
    '"text"',
    "{",
    "NaN",
    "\u0000",
    '{"a":1,"a":2}',
    "[".repeat(20_000),
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  ],
  ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}', `{"a":${"1".repeat(5000)}}`],
];

/** An input with one thing wrong with it, and what that is. A body given as text goes out as it stands. */
export function mutated(input: Input, replyNames: readonly string[], random: Random): { what: string; input: Input } {
  const part = pick(random, partsOf(input));
  const value = input[part];
  if (part === "body" && random() < 0.04) {
    const raw = pick(random, rawBodies);
    return { what: `body = ${shown(raw)}`, input: { ...input, body: raw } };
  }
  const roll = random();
  if (roll < 0.2) return intruded(input, part, replyNames, random);
  const places = placesOf(value).filter((each) => each.length > 0);
  if (places.length === 0) return intruded(input, part, replyNames, random);
  const place = pick(random, places);
  if (roll < 0.28 && part !== "params") {
    return { what: `${part}.${place.join(".")} missing`, input: { ...input, [part]: without(value, place) } };
  }
  const hostile = valueFor(at(value, place), part, random);
  return { what: `${part}.${place.join(".")} = ${shown(hostile)}`, input: { ...input, [part]: put(value, place, hostile) } };
}

function partsOf({ params, query, body }: Input): ("params" | "query" | "body")[] {
  const parts = (["params", "query", "body"] as const).filter((part) =>
    placesOf({ params, query, body }[part]).some((each) => each.length > 0),
  );
  return parts.length > 0 ? parts : ["query"];
}

/** One field more than the contract has. */
function intruded(input: Input, chosen: "params" | "query" | "body", replyNames: readonly string[], random: Random) {
  const part = chosen === "params" ? "query" : chosen;
  const name = pick(random, [...replyNames, ...serverNames, "unknown", "constructor", "toString"]);
  const place = pick(random, objectsOf(input[part]));
  const hostile = pick(random, [1, "1", true, null, { polluted: true }]);
  return {
    what: `${part}.${[...place, name].join(".")} added`,
    input: { ...input, [part]: put(input[part], [...place, name], hostile) },
  };
}

function valueFor(now: unknown, part: "params" | "query" | "body", random: Random): unknown {
  const roll = random();
  if (part === "params") return pick(random, roll < 0.4 ? figures.map(String) : words.filter((word) => word !== ""));
  if (roll < 0.35) return pick(random, figures);
  if (roll < 0.75) return pick(random, words);
  if (roll < 0.78 && part === "body") return pick(random, long);
  if (roll < 0.88) return pick(random, kinds);
  if (roll < 0.9) return nested(now, pick(random, [6, 12, 2000]), part);
  return Array.isArray(now) ? repeated(now, part, random) : [now, now];
}

function repeated(list: unknown[], part: string, random: Random): unknown[] {
  const many = part === "query" ? 25 : pick(random, [2, 21, 101, 1001]);
  return Array.from({ length: many }, () => list[0] ?? "1");
}
function nested(value: unknown, depth: number, part: string): unknown {
  let inner = value;
  for (let level = 0; level < (part === "query" ? Math.min(depth, 12) : depth); level += 1) inner = { a: inner };
  return inner;
}

/** Every place in a value, however deep: whole lists and objects too. */
function placesOf(value: unknown, here: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [here];
  const below = Object.entries(value).flatMap(([name, inner]) =>
    placesOf(inner, [...here, Array.isArray(value) ? Number(name) : name]),
  );
  return [here, ...below];
}
function objectsOf(value: unknown): Place[] {
  const found = placesOf(value).filter((place) => {
    const inner = at(value, place);
    return inner !== null && typeof inner === "object" && !Array.isArray(inner);
  });
  return found.length > 0 ? found : [[]];
}
function at(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (inner, name) => (inner !== null && typeof inner === "object" ? Reflect.get(inner, name) : undefined),
    value,
  );
}
function put(value: unknown, [name, ...rest]: Place, into: unknown): unknown {
  if (name === undefined) return into;
  if (Array.isArray(value)) return value.map((each, index) => (index === name ? put(each, rest, into) : each));
  return { ...(value as object), [name]: put(at(value, [name]), rest, into) };
}
function without(value: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined) return {};
  if (Array.isArray(value))
    return rest.length > 0
      ? value.map((each, index) => (index === name ? without(each, rest) : each))
      : value.filter((_, index) => index !== name);
  const { [name]: gone, ...others } = value as Record<string, unknown>;
  return rest.length > 0 ? { ...others, [name]: without(gone, rest) } : others;
}
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length})` : text;
}
