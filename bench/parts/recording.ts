import pg from "pg";

/** One statement as the server sent it, with what came back. */
export type Statement = {
  text: string;
  values: readonly unknown[];
  rows: readonly Record<string, unknown>[];
  rowCount: number;
  /** When it was sent, in ms. */
  sentAt: number;
};

type QueryResult = { rows: Record<string, unknown>[]; rowCount: number | null };
type Given = { text: string; values?: unknown[] };

/**
 * Writes down every statement this process sends to PostgreSQL while `act` runs, in order, results included. The acts recorded here
 * send one statement after the other.
 */
export async function record(act: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { prototype } = pg.Client;
  const original = prototype.query;
  const wrapped = async function (
    this: pg.Client,
    given: string | Given,
    values?: unknown[],
    called?: unknown,
  ): Promise<QueryResult> {
    // A pool's own query, which waits to be called back: the bench's, never the server's.
    if (typeof called === "function") return Reflect.apply(original, this, [given, values, called]);
    const query =
      typeof given === "string"
        ? { text: given, values: values ?? [] }
        : { text: given.text, values: given.values ?? values ?? [] };
    const result: QueryResult = await Reflect.apply(
      original,
      this,
      [given, values].filter((part) => part !== undefined),
    );
    statements.push({ ...query, rows: result.rows ?? [], rowCount: result.rowCount ?? 0, sentAt: Date.now() });
    return result;
  };
  Object.assign(prototype, { query: wrapped });
  try {
    await act();
  } finally {
    Object.assign(prototype, { query: original });
  }
  return statements;
}
