import { goodsClassOf } from "../goods/goods-classes.ts";
import type { LocalText } from "../language/index.ts";
import { compare, convert, greatest, type Money, money, sign, sum } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { hsCodeOf, knownAs, suggestHsCode } from "./hs-codes.ts";

export type DeclarationLine = {
  itemIds: readonly string[];
  name: LocalText;
  hsCode: string;
  quantity: number;
  /** In USD, for all pieces of the line. */
  value: Money;
};
export type DeclarationRefusal =
  | { code: "DECLARED_VALUE_ZERO"; line: number }
  | { code: "DECLARED_TOTAL_DIFFERS"; sum: Money; total: Money }
  | { code: "DECLARED_VALUE_TOO_HIGH"; most: Money }
  | { code: "TOO_MANY_DECLARATION_LINES"; most: number }
  | { code: "DECLARATION_INCOMPLETE"; line: number };
type Limits = Pick<Settings, "declarationLinesMost" | "declaredValueMost">;
type ProposalRules = Pick<Settings, "declarationLinesMost" | "goodsClasses">;

/** Checks a declaration by rules H-117 to H-121: no value of zero, the total as stated and no higher than may be, no more lines than may be, every field filled. */
export function checkDeclaration(
  lines: readonly DeclarationLine[],
  total: Money,
  { declarationLinesMost: most, declaredValueMost }: Limits,
): Result<Money, DeclarationRefusal> {
  if (lines.length > most) return refuse({ code: "TOO_MANY_DECLARATION_LINES", most });
  for (const [index, line] of lines.entries()) {
    if (sign(line.value) <= 0) return refuse({ code: "DECLARED_VALUE_ZERO", line: index + 1 });
    if (line.name.zh.trim() === "" || line.name.en.trim() === "" || line.quantity < 1)
      return refuse({ code: "DECLARATION_INCOMPLETE", line: index + 1 });
  }
  const added = sum(
    lines.map(({ value }) => value),
    "USD",
  );
  if (lines.length === 0 || added.amount !== total.amount) return refuse({ code: "DECLARED_TOTAL_DIFFERS", sum: added, total });
  if (compare(added, declaredValueMost) > 0) return refuse({ code: "DECLARED_VALUE_TOO_HIGH", most: declaredValueMost });
  return ok(added);
}

export type DeclaredItem = {
  itemId: string;
  name: LocalText;
  classId: string | null;
  quantity: number;
  paid: Money;
};

/**
 * Proposes a declaration from what was really paid (decisions: no feature proposes a lower one). Items of one class share a line once
 * there are more than a declaration takes. `usdPerCny` is the reference rate.
 */
export function proposeDeclaration(
  items: readonly DeclaredItem[],
  usdPerCny: string,
  { declarationLinesMost: most, goodsClasses }: ProposalRules,
): { lines: DeclarationLine[]; total: Money } {
  const line = (group: readonly DeclaredItem[]) => lineOf(group, usdPerCny, goodsClasses);
  const single = items.map((item) => line([item]));
  const lines = single.length <= most ? single : byClass(items, most).map(line);
  return {
    lines,
    total: sum(
      lines.map(({ value }) => value),
      "USD",
    ),
  };
}

function byClass(items: readonly DeclaredItem[], most: number): DeclaredItem[][] {
  const groups = Map.groupBy(items, ({ classId }) => classId ?? "");
  const largest = [...groups.values()].sort((a, b) => b.length - a.length);
  // More classes than lines: the rest travels on the last one.
  return [...largest.slice(0, most - 1), largest.slice(most - 1).flat()].filter((group) => group.length > 0);
}

function lineOf(items: readonly DeclaredItem[], usdPerCny: string, classes: Settings["goodsClasses"]): DeclarationLine {
  const [first] = items;
  if (!first) throw new RangeError("a declaration line needs an item");
  const value = sum(
    items.map(({ paid }) => convert(paid, usdPerCny, "USD")),
    "USD",
  );
  return {
    itemIds: items.map(({ itemId }) => itemId),
    name: { zh: cut(first.name.zh), en: cut(englishName(first, classes)) },
    // Several things on one line share their class, not their name.
    hsCode: items.length > 1 ? hsCodeOf(first.classId) : suggestHsCode(first),
    quantity: items.reduce((count, { quantity }) => count + quantity, 0),
    // A gift that cost nothing still has a value to customs: one cent is the least that can be stated.
    value: greatest(value, money(1n, "USD")),
  };
}

/** Whether customs abroad can read it: goods that were announced in Chinese alone have that for both names. */
export function isEnglishName(name: string): boolean {
  return /[a-z]/i.test(name);
}

/** The goods' own English name, else what customs call such a thing, else their class; what nobody can name is left for the sender. */
function englishName({ name, classId }: DeclaredItem, classes: Settings["goodsClasses"]): string {
  if (isEnglishName(name.en)) return name.en;
  return knownAs(name)?.en ?? goodsClassOf(classes, classId)?.name.en ?? (name.en || name.zh);
}

/** Customs forms hold 60 characters. */
function cut(name: string): string {
  return [...name.trim()].slice(0, 60).join("");
}
