import { dirname } from "node:path";
import { keyOf } from "./draw.ts";
import type { Judged, Mutant } from "./stryker.mjs";

/** A mutant that means the same as what it changes, known by its line's words, as lines move. */
export type Equivalent = { file: string; line: string; mutator: string; replacement: string; why: string };
type Counts = { killed: number; late: number; survived: number; unseen: number; same: number; tables: number };
export type Verdict = { folders: Map<string, Counts>; all: Counts; gaps: Judged[] };

const none: Counts = { killed: 0, late: 0, survived: 0, unseen: 0, same: 0, tables: 0 };
/**
 * Late: the specs went on until they were stopped, as for a loop without an end. Unseen: no spec even runs the line. Tables: worked
 * out when a module is loaded, and passed over. */
const kinds: Record<string, keyof Counts> = {
  Killed: "killed",
  RuntimeError: "killed",
  Timeout: "late",
  Survived: "survived",
  NoCoverage: "unseen",
  Ignored: "tables",
};

/** What the specs made of the mutants that were drawn, by folder; a gap is a mutant that none of them minded. */
export function verdictOn(drawn: readonly Mutant[], judged: readonly Judged[], isSame: (mutant: Mutant) => boolean): Verdict {
  const known = new Map(judged.map((one) => [keyOf(one), one]));
  const verdict: Verdict = { folders: new Map(), all: { ...none }, gaps: [] };
  for (const mutant of drawn) {
    const one = known.get(keyOf(mutant));
    const kind = one && kinds[one.status];
    if (!kind) throw new Error(`${keyOf(mutant)} was drawn and not judged (${one?.status ?? "unknown"})`);
    const isGap = kind === "survived" || kind === "unseen";
    const counted = isGap && isSame(mutant) ? "same" : kind;
    const folder = verdict.folders.get(dirname(mutant.file)) ?? { ...none };
    verdict.folders.set(dirname(mutant.file), { ...folder, [counted]: folder[counted] + 1 });
    verdict.all[counted] += 1;
    if (isGap && counted !== "same") verdict.gaps.push(one);
  }
  return verdict;
}

/** Of the mutants that mean something else, the share some spec minded; 1 where there are none. */
export function scoreOf({ killed, late, survived, unseen }: Counts): number {
  const all = killed + late + survived + unseen;
  return all === 0 ? 1 : (killed + late) / all;
}

/** Whether a mutant is one of those that are known to mean the same; `lineOf` reads a line of its file. */
export function sameAs(list: readonly Equivalent[], lineOf: (file: string, line: number) => string): (mutant: Mutant) => boolean {
  return ({ file, start, mutator, replacement }) =>
    list.some(
      (one) =>
        one.file === file &&
        one.mutator === mutator &&
        one.replacement === replacement &&
        one.line === lineOf(file, start.line).trim(),
    );
}

/** The verdict as a table and a list of gaps with their lines, before and after. */
export function told({ folders, all, gaps }: Verdict, textOf: (file: string) => string): string[] {
  const row = (name: string, counts: Counts) =>
    `${`${(100 * scoreOf(counts)).toFixed(1)} %`.padStart(8)}  ${Object.entries(counts)
      .map(([kind, count]) => `${String(count).padStart(4)} ${kind}`)
      .join("")}  ${name}`;
  const sorted = [...folders].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...gaps.flatMap((gap) => ["", ...gapLines(gap, textOf(gap.file))]),
    "",
    ...sorted.map(([name, counts]) => row(name, counts)),
    row("all", all),
  ];
}

function gapLines({ file, start, status, mutator, replacement, end }: Judged, text: string): string[] {
  const lines = text.split("\n");
  const place = `${file}:${start.line + 1}:${start.column + 1}`;
  const first = lines[start.line] ?? "";
  const last = lines[end.line] ?? "";
  const after = `${first.slice(0, start.column)}${replacement}${last.slice(end.column)}`;
  return [`${place} ${mutator}, ${kinds[status]}`, `- ${first.trim()}`, ...after.split("\n").map((line) => `+ ${line.trim()}`)];
}
