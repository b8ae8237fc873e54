import { bankLineOf } from "@sihai/domain/transfer";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./database.ts";

/** A column with a bank's number of a transfer as such numbers are compared (`bankLineOf`): however it was written. */
export function plainBankNumber(column: "sent_as"): RawBuilder<string> {
  return sql<string>`upper(regexp_replace(normalize(${sql.ref(column)}, NFKC), '[[:space:]./_-]', '', 'g'))`;
}

/** Nobody else takes the number for the same kind of transfer up to the end of the transaction. Gives it as it is compared. */
export async function holdBankNumber(tx: Tx, kind: "payout" | "sent-back", number: string): Promise<string> {
  const plain = bankLineOf(number);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${plain}`}, 0))`.execute(tx);
  return plain;
}
