import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Statement } from "./recording.ts";

/** What an act is about: ids, numbers, tokens, by name. The same names for every act of a kind. */
export type Inputs = Readonly<Record<string, string | Buffer>>;

/** Where a value of a statement comes from when the script is played for somebody else. */
type Source =
  | { from: "constant"; value: unknown }
  | { from: "input"; name: string }
  | { from: "result"; statement: number; row: number; column: string }
  | { from: "fresh"; name: string; like: string }
  | { from: "now"; offsetMs: number; as: "moment" | "milliseconds" }
  | { from: "text"; parts: readonly (string | Source)[] }
  | { from: "list"; items: readonly Source[] };

export type Step = { name: string; text: string; values: readonly Source[]; rowCount: number };
export type Script = readonly Step[];

/** One recorded act: what it was about and what it sent. */
export type Take = { inputs: Inputs; statements: readonly Statement[] };

/**
 * Makes a script of two takes of the same act by different people. A value that is the same in both is a constant; one that stood in
 * the inputs or in an earlier result comes from there; any other is made afresh (order numbers, hashes). Throws when the takes differ
 * in their statements, for then they were not the same act.
 */
export function scriptOf(one: Take, two: Take): Script {
  if (one.statements.length !== two.statements.length)
    throw new TakesDiffer(`takes of ${one.statements.length} and ${two.statements.length} statements`);
  const fresh = new Map<string, string>();
  return one.statements.map((statement, at) => {
    const other = two.statements[at];
    if (other?.text !== statement.text)
      throw new TakesDiffer(`takes differ at ${at}: ${statement.text.slice(0, 80)} / ${other?.text.slice(0, 80)}`);
    // A value left out is a hole, which map would leave one.
    const values = Array.from(statement.values, (value, index) => sourceOf(value, other.values[index], { one, two, at, fresh }));
    const name = createHash("sha256").update(statement.text).digest("base64url").slice(0, 24);
    return { name, text: statement.text, values, rowCount: statement.rowCount };
  });
}

const tries = 5;

/** Tries again where two takes differ: what the process does by the clock may fall into one of them. */
export async function untilAlike<Made>(recordThem: () => Promise<Made>): Promise<Made> {
  for (let tried = 1; ; tried++) {
    try {
      return await recordThem();
    } catch (error) {
      if (tried === tries || !(error instanceof TakesDiffer)) throw error;
    }
  }
}

class TakesDiffer extends Error {}

type Context = { one: Take; two: Take; at: number; fresh: Map<string, string> };

function sourceOf(left: unknown, right: unknown, context: Context): Source {
  if (left instanceof Date) return { from: "now", offsetMs: offsetOf(left.getTime(), context), as: "moment" };
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length)
    return { from: "list", items: Array.from(left, (item: unknown, index) => sourceOf(item, right[index], context)) };
  if (isSame(left, right)) return { from: "constant", value: typeof left === "bigint" ? left.toString() : left };
  const input = Object.keys(context.one.inputs).find(
    (name) => isSame(context.one.inputs[name], left) && isSame(context.two.inputs[name], right),
  );
  if (input !== undefined) return { from: "input", name: input };
  const result = resultWith(left, right, context);
  if (result) return result;
  if (isNear(left, context)) return { from: "now", offsetMs: offsetOf(left, context), as: "milliseconds" };
  if (typeof left !== "string" || typeof right !== "string")
    throw new Error(`nothing explains ${String(left)} at statement ${context.at}`);
  return textWith(left, right, context) ?? freshWith(left, context);
}

/** A number that can only be a moment of this day, as limits by rate keep theirs. */
function isNear(value: unknown, { one, at }: Context): value is number {
  return typeof value === "number" && Math.abs(value - (one.statements[at]?.sentAt ?? 0)) < 86_400_000;
}

/** Moments near the sending are now; others are deadlines, as far from now as they were. */
function offsetOf(moment: number, { one, at }: Context): number {
  const offsetMs = moment - (one.statements[at]?.sentAt ?? 0);
  return Math.abs(offsetMs) < 30_000 ? 0 : offsetMs;
}

function isSame(left: unknown, right: unknown): boolean {
  if (Buffer.isBuffer(left) && Buffer.isBuffer(right)) return left.equals(right);
  if (left !== null && right !== null && typeof left === "object") return JSON.stringify(left) === JSON.stringify(right);
  return (
    left === right ||
    (left !== null && left !== undefined && right !== null && right !== undefined && String(left) === String(right))
  );
}

function resultWith(left: unknown, right: unknown, { one, two, at }: Context): Source | null {
  for (let statement = at - 1; statement >= 0; statement--) {
    for (const [row, columns] of (one.statements[statement]?.rows ?? []).entries()) {
      for (const [column, value] of Object.entries(columns)) {
        if (isSame(value, left) && isSame(two.statements[statement]?.rows[row]?.[column], right))
          return { from: "result", statement, row, column };
      }
    }
  }
  return null;
}

/** A text that holds known values between the same words: a link, a JSON of facts. */
function textWith(left: string, right: string, context: Context): Source | null {
  const { one, two, fresh } = context;
  const known: { left: string; right: string; source: Source }[] = [];
  for (const [name, value] of Object.entries(one.inputs)) {
    const other = two.inputs[name];
    if (typeof value === "string" && typeof other === "string" && value.length >= 4)
      known.push({ left: value, right: other, source: { from: "input", name } });
  }
  for (const [like, name] of fresh) {
    const other = valueOfFresh(name, two, one, like);
    if (other !== null) known.push({ left: like, right: other, source: { from: "fresh", name, like } });
  }
  known.push(...idsBefore(context));
  known.sort((a, b) => b.left.length - a.left.length);
  const parts = split(left, known);
  const rebuilt = parts.map((part) => (typeof part === "string" ? part : part.right)).join("");
  const isExplained = rebuilt === right || withoutTimes(rebuilt) === withoutTimes(right);
  if (!isExplained || parts.every((part) => typeof part === "string"))
    return isExplained ? { from: "constant", value: left } : null;
  return { from: "text", parts: parts.map((part) => (typeof part === "string" ? part : part.source)) };
}

/** Ids that earlier statements brought, as they may stand inside a text. */
function idsBefore({ one, two, at }: Context): Known[] {
  const known: Known[] = [];
  for (let statement = 0; statement < at; statement++) {
    for (const [row, columns] of (one.statements[statement]?.rows ?? []).entries()) {
      for (const [column, value] of Object.entries(columns)) {
        const other = two.statements[statement]?.rows[row]?.[column];
        if (typeof value === "string" && typeof other === "string" && /^[A-Z0-9-]{6,40}$/.test(value) && value !== other)
          known.push({ left: value, right: other, source: { from: "result", statement, row, column } });
      }
    }
  }
  return known;
}

function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}

type Known = { left: string; right: string; source: Source };

function split(text: string, known: readonly Known[]): (string | Known)[] {
  for (const each of known) {
    const at = text.indexOf(each.left);
    if (at < 0) continue;
    return [...split(text.slice(0, at), known), each, ...split(text.slice(at + each.left.length), known)];
  }
  return text === "" ? [] : [text];
}

/** The same fresh value in the other take: it stood at the same place when it first appeared. */
function valueOfFresh(name: string, two: Take, one: Take, like: string): string | null {
  const [statement = 0, index = 0] = name.split(".").map(Number);
  if (String(one.statements[statement]?.values[index]) !== like) return null;
  const value = two.statements[statement]?.values[index];
  return typeof value === "string" ? value : null;
}

function freshWith(left: string, { one, at, fresh }: Context): Source {
  const known = fresh.get(left);
  const index = one.statements[at]?.values.indexOf(left) ?? 0;
  const name = known ?? `${at}.${index}`;
  fresh.set(left, name);
  return { from: "fresh", name, like: left };
}

type Client = {
  query(query: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
};

type Played = {
  results: Record<string, unknown>[][];
  /** Values made afresh, by name. */
  made: ReadonlyMap<string, string>;
};

/** Name of the fresh value that looks like this one, for acts that go on from it (a trade number). */
export function freshNameOf(script: Script, looks: RegExp): string {
  for (const { values } of script)
    for (const source of values) if (source.from === "fresh" && looks.test(source.like)) return source.name;
  throw new Error(`nothing fresh looks like ${looks}`);
}

/** Plays a script on one connection with prepared statements. Throws when a statement touches another number of rows than it did. */
export async function play(client: Client, script: Script, inputs: Inputs): Promise<Played> {
  const results: Record<string, unknown>[][] = [];
  const made = new Map<string, string>();
  const now = Date.now();
  const value = (source: Source): unknown => {
    switch (source.from) {
      case "constant":
        return source.value;
      case "input":
        return inputs[source.name];
      case "result":
        return results[source.statement]?.[source.row]?.[source.column];
      case "now":
        return source.as === "moment" ? new Date(now + source.offsetMs) : now + source.offsetMs;
      case "list":
        return source.items.map(value);
      case "text":
        return source.parts.map((part) => (typeof part === "string" ? part : value(part))).join("");
      case "fresh": {
        const known = made.get(source.name);
        if (known !== undefined) return known;
        const text = shuffled(source.like);
        made.set(source.name, text);
        return text;
      }
    }
  };
  for (const step of script) {
    const { rows, rowCount } = await client.query({ name: step.name, text: step.text, values: step.values.map(value) });
    if ((rowCount ?? 0) !== step.rowCount)
      throw new Error(`${rowCount} rows instead of ${step.rowCount}: ${step.text.slice(0, 120)}`);
    results.push(rows);
  }
  return { results, made };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Another text of the same shape: letters and digits exchanged, everything else kept. */
function shuffled(like: string): string {
  if (uuid.test(like)) return randomUUID();
  const random = randomBytes(like.length);
  return like.replace(/[A-Za-z0-9]/g, (character, at: number) => {
    const pick = random[at] ?? 0;
    if (/\d/.test(character)) return String(pick % 10);
    const base = character < "a" ? 65 : 97;
    return String.fromCharCode(base + (pick % 26));
  });
}
