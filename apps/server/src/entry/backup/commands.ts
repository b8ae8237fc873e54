import type { Restored } from "./restore-into.ts";
import { RestoreRefused } from "./restore-to.ts";

/** A moment as it was typed; null for none. */
export function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new RestoreRefused(`not a moment with its time zone, as in 2026-11-23T15:04:00Z: ${text}`);
  return moment;
}

/**
 * The key in SECRET_KEY, 32 bytes; null where none is given and the place may have kept one. Throws `RestoreRefused` on anything
 * but 64 hexadecimal digits.
 */
export function givenKeyOf(env: NodeJS.ProcessEnv): Buffer | null {
  const hex = env.SECRET_KEY;
  if (hex === undefined) return null;
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new RestoreRefused("SECRET_KEY must be 64 hexadecimal digits");
  return Buffer.from(hex, "hex");
}

/** Says what is back and what is not; true when everything is. */
export function tellRestored({ base, upTo, files, broken }: Restored, invariants: number): boolean {
  const lines = [
    `restored ${base}, up to ${upTo?.toISOString() ?? "the end of the base"}, with ${files.restored} files`,
    ...files.missing.map((key) => `missing: the file ${key}`),
    ...broken.flatMap(({ invariant, rows }) => [`broken: ${invariant}`, ...rows.map((row) => `  ${JSON.stringify(row)}`)]),
    `${invariants - broken.length} invariants held, ${broken.length} broken`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return broken.length === 0 && files.missing.length === 0;
}
