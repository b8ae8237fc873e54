import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { draw, keyOf, mutated } from "./draw.ts";
import known from "./equivalent.json" with { type: "json" };
import { judgeWhole, roundsMost } from "./judge-whole.ts";
import { filesOf, guarded } from "./on-database.ts";
import { rulesIn, scope } from "./scope.ts";
import type { Judged, Mutant } from "./stryker.mjs";
import { type Equivalent, sameAs, scoreOf, told, verdictOn } from "./verdict.ts";

const text = "const fee = 1;\nexport const total = (a: number) =>\n  a + fee;\n";
const mutant = (column: number, replacement: string): Mutant => ({
  file: "rules/fee.ts",
  start: { line: 2, column },
  end: { line: 2, column: 9 },
  mutator: "ArithmeticOperator",
  replacement,
});
const many = Array.from({ length: 200 }, (_, at) => mutant(2, `a - ${at}`));
const judged = (statuses: Record<string, string>): Judged[] =>
  Object.entries(statuses).map(([replacement, status]) => ({ ...mutant(2, replacement), status }));

describe("a draw of mutants", () => {
  it("is the same for the same seed in whatever order they come, and another for another", () => {
    const keys = (seed: number, from = many) => draw(from, { sample: 50, seed }).map(keyOf);
    expect(keys(1)).toEqual(keys(1, many.toReversed()));
    expect(new Set(keys(1)).size).toBe(50);
    expect(keys(2)).not.toEqual(keys(1));
  });

  it("keeps who was drawn when others come beside them", () => {
    const before = new Set(draw(many.slice(0, 190), { sample: 50, seed: 1 }).map(keyOf));
    const after = draw(many, { sample: 50, seed: 1 }).map(keyOf);
    expect(after.filter((key) => before.has(key)).length).toBeGreaterThanOrEqual(40);
  });

  it("puts one mutant into a file's text", () => {
    expect(mutated(text, mutant(2, "a - fee"))).toBe(text.replace("a + fee", "a - fee"));
  });
});

describe("a verdict", () => {
  const results = judged({ "a - fee": "Killed", "a * fee": "Timeout", a: "Survived", "": "NoCoverage", fee: "Ignored" });

  it("counts what specs minded, and names with its line what none did", () => {
    const verdict = verdictOn(results, results, () => false);
    expect(verdict.all).toEqual({ killed: 1, late: 1, survived: 1, unseen: 1, same: 0, tables: 1 });
    expect(scoreOf(verdict.all)).toBe(0.5);
    const lines = told(verdict, () => text);
    expect(lines).toContain("rules/fee.ts:3:3 ArithmeticOperator, survived");
    expect(lines).toContain("+ a;");
    expect(lines.at(-1)).toMatch(/^ {2}50\.0 % .* all$/);
  });

  it("does not ask specs for a mutant that is known to mean the same, by its line wherever that stands", () => {
    const entry = { file: "rules/fee.ts", mutator: "ArithmeticOperator", replacement: "a", why: "there is no fee" };
    const isSame = (line: string) => sameAs([{ ...entry, line }], (_, at) => text.split("\n")[at] ?? "");
    expect(verdictOn(results, results, isSame("a + fee;")).all).toMatchObject({ survived: 0, same: 1, unseen: 1 });
    expect(verdictOn(results, results, isSame("a + tax;")).all).toMatchObject({ survived: 1, same: 0 });
  });

  it("is none when a mutant was drawn and not judged", () => {
    expect(() => verdictOn(results, results.slice(1), () => false)).toThrow("drawn and not judged");
  });
});

describe("mutants whose specs were cut short", () => {
  const others = [mutant(2, "a - fee"), mutant(2, "a")];
  /** Says "cut short" of the second mutant so often before it is killed. */
  const judgeAfter = (times: number) => {
    const rounds: number[] = [];
    const judge = async (left: readonly Mutant[]) => {
      rounds.push(left.length);
      // What was not asked is told beside it, as Stryker tells of all mutants of a file.
      return others.map((one) => ({
        ...one,
        status: one.replacement === "a" && rounds.length <= times ? "CutShort" : "Killed",
      }));
    };
    return { rounds, judge };
  };

  it("are judged again, they alone, until all their specs ended", async () => {
    const { rounds, judge } = judgeAfter(2);
    expect((await judgeWhole(others, judge)).map(({ status }) => status)).toEqual(["Killed", "Killed"]);
    expect(rounds).toEqual([2, 1, 1]);
  });

  it("count as survived when they are cut short every time, and the run comes to an end", async () => {
    const { rounds, judge } = judgeAfter(Number.POSITIVE_INFINITY);
    expect((await judgeWhole(others, judge)).map(({ status }) => status)).toEqual(["Killed", "Survived"]);
    expect(rounds).toHaveLength(roundsMost);
  });

  it("are none where none were drawn", async () => {
    const { rounds, judge } = judgeAfter(0);
    expect(await judgeWhole([], judge)).toEqual([]);
    expect(rounds).toEqual([]);
  });
});

it("looks at rules that are there, and at no spec or what stands behind one", () => {
  const files = rulesIn(scope);
  expect(files).toContain("packages/domain/src/freight/tariff-price.ts");
  expect(files.filter((file) => /\.spec\.|testing|golden/.test(file))).toEqual([]);
});

it.each(guarded)("judges on a database what is there, by specs that are there: $files.0", (part) => {
  const files = filesOf(part);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => /\.spec\.|index/.test(file))).toEqual([]);
  expect(guarded.filter((one) => filesOf(one).some((file) => files.includes(file)))).toEqual([part]);
  for (const place of part.specs) expect(globSync(`${place}{*,/**/*}.{api,db}.spec.ts`), place).not.toEqual([]);
});

describe("mutants named as the same", () => {
  /** Those whose line is gone, or that have no reason. */
  const outdated = (list: readonly Equivalent[], textOf: (file: string) => string) =>
    list.filter(({ file, line, why }) => {
      const lines = textOf(file).split("\n");
      return !why || !lines.some((one) => one.trim() === line);
    });

  it("are found out once their line is gone, or where nobody says why", () => {
    const entry = { file: "rules/fee.ts", line: "a + fee;", mutator: "ArithmeticOperator", replacement: "a", why: "no fee" };
    const [moved, silent] = [
      { ...entry, line: "a + tax;" },
      { ...entry, why: "" },
    ];
    expect(outdated([entry, moved, silent], () => text)).toEqual([moved, silent]);
  });

  it("stand where they are named, each with its reason", () =>
    expect(outdated(known, (file) => readFileSync(file, "utf8"))).toEqual([]));
});
