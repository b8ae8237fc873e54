import { taxRulesOfFiles } from "../tax/index.ts";
import { outletsOfFile } from "./outlets.ts";
import { cardsOfFiles } from "./rate-cards.ts";

/** What is wrong with the operator's files of freight, in sentences: whoever starts the server reads them before any customer does. */
export function brokenSettings(): string[] {
  const problems = [() => taxRulesOfFiles(), () => outletsOfFile()].flatMap(problemOf);
  const cards = cardsOfFiles();
  if (!cards) return [...problems, "content/freight cannot be used; the lines above say why"];
  const pickedUp = new Set(cards.cards.filter(({ pickup }) => pickup).map(({ id }) => id));
  const strays = problems.length > 0 ? [] : outletsOfFile().filter(({ lineId }) => !pickedUp.has(lineId));
  return [
    ...problems,
    ...strays.map(({ code, lineId }) => `content/outlets.csv: ${code} belongs to "${lineId}", which is no pickup line`),
  ];
}

function problemOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
