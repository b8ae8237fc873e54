import { sql } from "kysely";
import type { Tx } from "./database.ts";
import type { DB } from "./database.types.ts";

/**
 * How the instant until when something can be paid is moved, for rows named by their customer and their id: one way for every table that keeps
 * such an instant, in `column`.
 */
export function payBeforeIn(table: keyof DB, column: "pay_before" | "due_at" = "pay_before") {
  return async (tx: Tx, { userId, subjectId }: { userId: string; subjectId: string }, payBefore: Date): Promise<void> => {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${payBefore}
      where user_id = ${userId} and id = ${subjectId}`.execute(tx);
  };
}
