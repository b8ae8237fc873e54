import type { DueSpan } from "@sihai/domain/clocks";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Whether a deadline lies in a span; everything does where none is asked for. `column` as in `i.due_at`. */
export function dueIn(column: string, span: DueSpan | null): RawBuilder<SqlBool> {
  if (span === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(column)} >= ${span.from} and ${sql.ref(column)} < ${span.to})`;
}
