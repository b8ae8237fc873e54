import pg from "pg";

/** Statements remembered on one connection; texts beyond them (long lists of values) are sent as they are. */
const preparedMax = 400;
const preparedLengthMax = 4000;
/** A plan for "all columns" is refused once a migration adds one; such statements are planned anew each time, so that old nodes go on. */
const allColumns = /select \*|\.\*|returning \*/i;

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
 * one write: a write to the database is dearer than the statement in it. In a transaction a statement that fails makes all behind it
 * fail.
 */
export class PreparingClient extends pg.Client {
  private readonly names = new Map<string, string>();
  private readonly answerWithinMs: number;
  private overdue: NodeJS.Timeout | undefined;
  private isGathering = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
    this.answerWithinMs = Number(config?.statement_timeout || 0) + gracePeriodMs;
    if (!config?.statement_timeout) return;
    this.on("drain", () => this.stopWaiting());
    this.on("end", () => this.stopWaiting());
  }

  // The driver's type has eight overloads; what is not a text with values goes through untouched.
  override query(...given: unknown[]): never {
    const [text, values] = given;
    const name =
      typeof text === "string" && Array.isArray(values) && values.length > 0 && given.length === 2 ? this.nameOf(text) : null;
    const passed = name === null ? given : [{ name, text, values }];
    if (this.answerWithinMs > gracePeriodMs) this.waitForAnswer();
    this.gatherWrites();
    const answer = Reflect.apply(super.query, this, passed) as never;
    if (text === beginning && values !== undefined) this.endUnlessBegun(answer);
    return answer;
  }

  private gatherWrites(): void {
    if (this.isGathering) return;
    const { stream } = this.connection;
    this.isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }

  /** Nobody waits for a transaction to begin. Where it did not, whatever is sent after it must not stand alone. */
  private endUnlessBegun(answer: Promise<unknown>): void {
    answer.catch(() => this.connection.stream.destroy());
  }

  private waitForAnswer(): void {
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => {
      this.connection.stream.destroy(new Error(`the database has not answered within ${this.answerWithinMs} ms`));
    }, this.answerWithinMs);
  }

  private stopWaiting(): void {
    clearTimeout(this.overdue);
  }

  private nameOf(text: string): string | null {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= preparedMax || text.length > preparedLengthMax || allColumns.test(text)) return null;
    const name = `s${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
