import { PreparingClient } from "../../apps/server/src/platform/database/preparing-client.ts";

/** One statement as the server sent it, with what came back. */
export type Statement = {
  text: string;
  values: readonly unknown[];
  rows: readonly Record<string, unknown>[];
  rowCount: number;
  /** When it was sent, in ms. */
  sentAt: number;
};

type QueryResult = { rows?: Record<string, unknown>[]; rowCount?: number | null };
type Given = { text: string; values?: unknown[] };

/**
 * Writes down every statement this process sends to PostgreSQL while `act` runs, in the order they are sent, results included: the server
 * sends the next before the one before is answered. The acts recorded here use one connection at a time.
 */
export async function record(act: () => Promise<void>): Promise<Statement[]> {
  const sent: Promise<Statement>[] = [];
  const { prototype } = PreparingClient;
  const original = prototype.query;
  Object.assign(prototype, {
    query(this: PreparingClient, ...given: [string | Given, unknown[]?, unknown?]) {
      const answer: unknown = Reflect.apply(original, this, given);
      const [asked, values, called] = given;
      // What waits to be called back is the bench's, never the server's.
      if (typeof called === "function") return answer;
      const query = typeof asked === "string" ? { text: asked, values } : asked;
      const sentAt = Date.now();
      sent.push(
        Promise.resolve(answer as Promise<QueryResult>).then(({ rows = [], rowCount }) => ({
          ...{ text: query.text, values: query.values ?? [] },
          ...{ rows, rowCount: rowCount ?? 0, sentAt },
        })),
      );
      return answer;
    },
  });
  try {
    await act();
  } finally {
    Object.assign(prototype, { query: original });
  }
  return Promise.all(sent);
}
