import pg from "pg";
import { PreparedQuery, type Statement } from "./prepared-query.ts";

/** Statements remembered on one connection; texts beyond them (long lists of values) are sent as they are. */
const preparedMax = 400;
const preparedLengthMax = 4000;
/** A plan for "all columns" is refused once a migration adds one; such statements are planned anew each time, so that old nodes go on. */
const allColumns = /select \*|\.\*|returning \*/i;

/** Whether a statement with values is read and planned once on a connection, and not with every use. */
export function isPlannedOnce(text: string): boolean {
  return text.length <= preparedLengthMax && !allColumns.test(text);
}

const beginning = "begin";

/** How much longer than the database's own limit of a statement an answer is waited for. */
const gracePeriodMs = 2000;

/**
 * A connection that gives each statement a name, so that PostgreSQL reads and plans it once. Stores write the same few hundred texts
 * again and again with other values. Needs a connection of its own: a pooler between us and PostgreSQL must pool sessions.
 *
 * It also ends itself when no answer comes: the limit of a statement is kept by the server, which a silent network no longer reaches, and
 * whoever waits would wait until the network says that it is gone, which is minutes or never.
 *
 * Statements are sent as they come, before the answers to those sent earlier (the driver's pipeline), and those of one turn of the program in
 * one piece: a write to the database is dearer than the statement in it. In a transaction a statement that fails makes all behind it
 * fail.
 */
export class PreparingClient extends pg.Client {
  private readonly statements = new Map<string, Statement>();
  private readonly answerWithinMs: number;
  private overdue: NodeJS.Timeout | undefined;
  private isWaiting = false;
  /** What this turn of the program sends; null between turns. */
  private gathered: Uint8Array[] | null = null;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
    this.sendTogether();
    this.answerWithinMs = Number(config?.statement_timeout || 0) + gracePeriodMs;
    if (!config?.statement_timeout) return;
    this.on("drain", () => {
      this.isWaiting = false;
    });
    this.on("end", () => clearTimeout(this.overdue));
  }

  // The driver's type has eight overloads; what is not a text with values goes through untouched.
  override query(...given: unknown[]): never {
    const [text, values] = given;
    const statement =
      typeof text === "string" && Array.isArray(values) && values.length > 0 && given.length === 2
        ? this.statementOf(text)
        : null;
    if (this.answerWithinMs > gracePeriodMs) this.waitForAnswer();
    this.gather();
    if (statement !== null) return this.askPrepared(statement, values as unknown[]) as never;
    const answer = Reflect.apply(super.query, this, given) as never;
    if (text === beginning && values !== undefined) this.endUnlessBegun(answer);
    return answer;
  }

  private askPrepared(statement: Statement, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      super.query(new PreparedQuery(statement, values, (error, result) => (error ? reject(error) : resolve(result))));
    });
  }

  /** The driver hands each piece of a statement to the socket by itself; here the pieces of a turn are put together, and go as one. */
  private sendTogether(): void {
    const { connection } = this;
    const [send, describe] = [connection._send.bind(connection), connection.describe.bind(connection)];
    connection._send = (bytes) => {
      if (this.gathered === null) return send(bytes);
      this.gathered.push(bytes);
      return true;
    };
    connection.describe = (message, more) => {
      if (!connection.isKnown) describe(message, more);
    };
  }

  private gather(): void {
    if (this.gathered !== null) return;
    const pieces: Uint8Array[] = [];
    this.gathered = pieces;
    process.nextTick(() => {
      this.gathered = null;
      const { stream } = this.connection;
      if (pieces.length > 0 && stream.writable) stream.write(Buffer.concat(pieces));
    });
  }

  /** Nobody waits for a transaction to begin. Where it did not, whatever is sent after it must not stand alone. */
  private endUnlessBegun(answer: Promise<unknown>): void {
    answer.catch(() => this.connection.stream.destroy());
  }

  private waitForAnswer(): void {
    this.isWaiting = true;
    this.overdue ??= setTimeout(() => {
      if (this.isWaiting)
        this.connection.stream.destroy(new Error(`the database has not answered within ${this.answerWithinMs} ms`));
    }, this.answerWithinMs).unref();
    this.overdue.refresh();
  }

  private statementOf(text: string): Statement | null {
    const known = this.statements.get(text);
    if (known !== undefined) return known;
    if (this.statements.size >= preparedMax || !isPlannedOnce(text)) return null;
    const statement = { name: `s${this.statements.size + 1}`, text, shape: null };
    this.statements.set(text, statement);
    return statement;
  }
}
