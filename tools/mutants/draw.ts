import { createHash } from "node:crypto";
import type { Mutant } from "./stryker.mjs";

/** What tells a mutant from every other, whatever number a run gives it. */
export function keyOf({ file, start, end, mutator, replacement }: Mutant): string {
  const at = [start, end].map(({ line, column }) => `${line}:${column}`).join("-");
  return `${file}:${at} ${mutator} ${replacement}`;
}

/**
 * So many mutants by the lot of a seed. Each has its own lot, so a line changed elsewhere in the file, or a folder more, takes few out of
 * what another run judged.
 */
export function draw(mutants: readonly Mutant[], { sample, seed }: { sample: number; seed: number }): Mutant[] {
  const lot = (mutant: Mutant) =>
    createHash("sha256")
      .update(`${seed} ${keyOf(mutant)}`)
      .digest("hex");
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
}

/** A file's text with one mutant in it. */
export function mutated(text: string, { start, end, replacement }: Mutant): string {
  const lines = text.split("\n");
  const offset = ({ line, column }: Mutant["start"]) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}
