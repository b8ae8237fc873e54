import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type { Db, Tx } from "./database.ts";

/** Marks a write whose answer nobody reads. */
const unread = Symbol("unread");

/**
 * A write whose answer says nothing: it is sent with whatever its transaction sends next, the commit at the latest, in the order in which it was
 * asked for. Going to the database and back costs more than most writes do, and a payment made nine such ways more. What it meets is thrown by
 * the statement it goes with. Outside a transaction it is sent at once.
 */
export async function sendAlong(db: Tx | Db, write: CompiledQuery): Promise<void> {
  await db.executeQuery(Object.freeze({ ...write, [unread]: true }));
}

/** In a transaction that failed every further statement fails with this, whatever the reason was. */
const failedBefore = "25P02";

/** A connection that holds such writes back while a transaction runs on it (`begin` to `end`). */
export type HoldingConnection = DatabaseConnection & {
  begin(): void;
  end(): void;
  /** What the first of them that failed met, since `begin`. */
  reason(): unknown;
};

/** The same connection, made to hold; once for each. */
export function holdingConnection(connection: DatabaseConnection): HoldingConnection {
  if (isHolding(connection)) return connection;
  const send = connection.executeQuery.bind(connection);
  let isInTransaction = false;
  let held: CompiledQuery[] = [];
  let reason: unknown;
  async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isInTransaction && unread in query) {
      held.push(query);
      return { rows: [] };
    }
    for (const each of held.splice(0))
      void send(each).catch((error: unknown) => {
        reason ??= error;
      });
    try {
      return await send<Row>(query);
    } catch (error) {
      throw (error as { code?: string }).code === failedBefore && reason !== undefined ? reason : error;
    }
  }
  return Object.assign(connection, {
    executeQuery,
    begin() {
      isInTransaction = true;
      reason = undefined;
    },
    /** What was not sent by now belongs to a transaction that is given up. */
    end() {
      isInTransaction = false;
      held = [];
    },
    reason: () => reason,
  });
}

function isHolding(connection: DatabaseConnection): connection is HoldingConnection {
  return "reason" in connection;
}
