import { keyOf } from "./draw.ts";
import type { Judged, Mutant } from "./stryker.mjs";

/** So often a mutant is judged whose specs are cut short each time. */
export const roundsMost = 5;

/**
 * What `judge` says of mutants; those whose specs were cut short it is asked again, for with the next mutant Stryker may call off what it called off
 * for the one before. One that is cut short in every round counts as survived: nobody is known to have minded it.
 */
export async function judgeWhole(
  mutants: readonly Mutant[],
  judge: (mutants: readonly Mutant[]) => Promise<readonly Judged[]>,
): Promise<Judged[]> {
  const whole: Judged[] = [];
  let cut: Judged[] = [];
  for (let left = mutants, round = 1; left.length > 0 && round <= roundsMost; left = cut, round += 1) {
    if (round > 1) console.log(`${left.length} were cut short and are judged once more`);
    const asked = new Set(left.map(keyOf));
    const judged = (await judge(left)).filter((one) => asked.has(keyOf(one)));
    whole.push(...judged.filter(({ status }) => status !== "CutShort"));
    cut = judged.filter(({ status }) => status === "CutShort");
  }
  return [...whole, ...cut.map((one) => ({ ...one, status: "Survived" }))];
}
