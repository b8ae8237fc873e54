import { createHash } from "node:crypto";
import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, transact, type UploadedFile } from "#platform";
import { audit } from "../../audit/index.ts";
import { keepFile } from "./bank-line.store.ts";
import { readStatement } from "./read-statement.ts";
import type { StatementFault } from "./statement-line.ts";

type Imported = { lines: number; added: number; skipped: number };
type Refusal = StatementFault | { code: "STATEMENT_TOO_LONG"; most: number } | { code: "STATEMENT_CONTRADICTS"; line: number };
type Command = { file: UploadedFile | undefined; staffId: string; now: Date; once: Once | null };

/** Every line is one row and one question of a transaction. */
const linesMost = 5000;

/**
 * Takes a file of the bank: whole, or not at all. Its lines are kept by the bank's own numbers, so that a file, or a line in several, adds
 * nothing a second time; a number that is known with another amount refuses the file.
 */
export async function importStatement(deps: Deps, { file, staffId, now, once }: Command) {
  if (!file) return refuse({ code: "STATEMENT_EMPTY" as const, line: 1 });
  const read = readStatement(file.bytes);
  if (!read.ok) return read;
  const { lines, skipped } = read.value;
  if (lines.length > linesMost) return refuse({ code: "STATEMENT_TOO_LONG" as const, most: linesMost });
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  const name = file.fileName.replace(/\p{Cc}/gu, "").slice(0, 120) || "statement";
  return transact<Imported, Refusal>(
    deps.db,
    async (tx) => {
      const { added, contradicts } = await keepFile(tx, { name, sha256, staffId, at: now, skipped }, lines);
      if (contradicts !== null) return refuse({ code: "STATEMENT_CONTRADICTS", line: contradicts });
      const facts = { file: name, lines: lines.length, added, skipped };
      await audit(tx, { staffId, action: "statement.import", subject: `statement:${name}`, facts, at: now });
      return ok({ lines: lines.length, added, skipped });
    },
    once,
  );
}
