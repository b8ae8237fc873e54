import type { RowError } from "@sihai/domain/freight/rate-cards";
import { readGoodsFlags, readOutlets, readRateCards } from "@sihai/domain/freight/rate-cards";
import { readTaxRules } from "@sihai/domain/tax";
import { contentText, type OperatorFiles } from "#platform";

type Read = (name: string) => string;
type OfFile<Value> = { value: Value; problems: readonly string[] };

/** The operator's files of freight and tax. Throws, naming each wrong cell, when one cannot be used. */
export function readOperatorFiles(read: Read = contentText): OperatorFiles {
  const { files, problems } = filesOf(read);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return files;
}

/** What is wrong with them, in sentences: whoever starts the server reads them before any customer does. */
export function brokenOperatorFiles(read: Read = contentText): readonly string[] {
  return filesOf(read).problems;
}

function filesOf(read: Read): { files: OperatorFiles; problems: readonly string[] } {
  const taxes = taxesOf(read);
  const outlets = outletsOf(read);
  const cards = cardsOf(read);
  const problems = [...taxes.problems, ...outlets.problems, ...cards.problems];
  const pickedUp = new Set(cards.value.rateCards.filter(({ pickup }) => pickup).map(({ id }) => id));
  const strays = problems.length > 0 ? [] : outlets.value.filter(({ lineId }) => !pickedUp.has(lineId));
  return {
    files: { ...cards.value, outlets: outlets.value, taxRows: taxes.value },
    problems: [
      ...problems,
      ...strays.map(({ code, lineId }) => `content/outlets.csv: ${code} belongs to "${lineId}", which is no pickup line`),
    ],
  };
}

function taxesOf(read: Read): OfFile<OperatorFiles["taxRows"]> {
  return ofFile([], () => {
    const { rows, errors } = readTaxRules(read("tax-rules.csv"));
    return { value: rows, problems: problemsOf("content/tax-rules.csv", errors) };
  });
}

function outletsOf(read: Read): OfFile<OperatorFiles["outlets"]> {
  return ofFile([], () => {
    const { outlets, errors } = readOutlets(read("outlets.csv"));
    return { value: outlets, problems: problemsOf("content/outlets.csv", errors) };
  });
}

function cardsOf(read: Read): OfFile<Pick<OperatorFiles, "goodsFlags" | "rateCards">> {
  return ofFile({ goodsFlags: [], rateCards: [] }, () => {
    const goodsFlags = read("freight/goods-flags.csv");
    const { flags } = readGoodsFlags(goodsFlags);
    const cards = readRateCards({ ...cardTexts(read), goodsFlags });
    if (cards.ok) return { value: { goodsFlags: flags, rateCards: cards.value }, problems: [] };
    const byFile = Map.groupBy(cards.refusal.errors, ({ file }) => file);
    const problems = [...byFile].flatMap(([file, errors]) => problemsOf(`content/freight/${file}.csv`, errors));
    return { value: { goodsFlags: flags, rateCards: [] }, problems };
  });
}

/** The price list as the operator's files have it, to be read or handed out. */
export function cardTexts(read: Read = contentText) {
  return {
    lines: read("freight/lines.csv"),
    tariffs: read("freight/tariffs.csv"),
    surcharges: read("freight/surcharges.csv"),
    performance: read("freight/performance.csv"),
  };
}

function problemsOf(path: string, errors: readonly RowError[]): string[] {
  if (errors.length === 0) return [];
  return [`${path} cannot be used. ${errors.map(({ row, column, message }) => `row ${row}, ${column}: ${message}`).join("; ")}`];
}

/** A file that is not there is a problem like a wrong cell. */
function ofFile<Value>(none: Value, read: () => OfFile<Value>): OfFile<Value> {
  try {
    return read();
  } catch (error) {
    return { value: none, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
