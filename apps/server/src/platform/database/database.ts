import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type Transaction,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { type Logger, openTrouble } from "../log.ts";
import type { DB } from "./database.types.ts";
import { PipeliningExecutor } from "./pipelining-executor.ts";
import { PreparingClient } from "./preparing-client.ts";
import { holdingConnection } from "./send-along.ts";

export type Db = Kysely<DB>;
/** Inside a transaction. Stores take this where a write must not stand alone. */
export type Tx = Transaction<DB>;

/**
 * A pool on PostgreSQL. Amounts and ids (bigint) arrive as strings, on purpose: nothing turns them into floats.
 * Statement, lock and idle timeouts are set, so that no request waits for ever.
 */
export function openDatabase(
  url: string,
  log: Logger,
  options: { max: number; statementTimeoutMs?: number; readOnly?: boolean },
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "sihai",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: PreparingClient,
    ...(options.readOnly && { options: "-c default_transaction_read_only=on" }),
  });
  // A dropped idle connection must not end the process; the pool opens another.
  const loss = openTrouble(log, { began: "database connections lost", over: "the database is connected to again" });
  pool.on("error", loss.met);
  pool.on("connect", (client) => {
    loss.over();
    client.on("error", loss.met);
  });
  const dialect = new PostgresDialect({ pool });
  const driver = new PipeliningDriver({ pool });
  // Nothing but its own notes is made ready by it.
  void driver.init();
  return {
    db: new Kysely<DB>({ config: { dialect }, dialect, driver, executor: PipeliningExecutor.over(dialect, driver) }),
    pool,
  };
}

/** Small questions that need no answer of each other, on one connection and so in one write, one after the other there; in a transaction, on its own. */
export function onOneConnection<Value>(db: Db | Tx, work: (one: Db | Tx) => Promise<Value>): Promise<Value> {
  return db.isTransaction ? work(db) : db.connection().execute(work);
}

class PipeliningDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    return holdingConnection(await super.acquireConnection(options));
  }

  /** Sent, and not waited for: the first statement goes with it. A connection on which it fails is ended (`PreparingClient`). */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    holdingConnection(connection).begin();
    const begun = super.beginTransaction(connection, settings);
    if (settings.isolationLevel || settings.accessMode) return begun;
    begun.catch(() => undefined);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const held = holdingConnection(connection);
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      // Rolled back instead, for what went along with it.
      throw held.reason() ?? error;
    } finally {
      held.end();
    }
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver["rollbackTransaction"]>[0]): Promise<void> {
    holdingConnection(connection).end();
    await super.rollbackTransaction(connection);
  }
}
