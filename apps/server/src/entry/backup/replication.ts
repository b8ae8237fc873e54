import type { Duplex } from "node:stream";
import pg from "pg";

type Row = readonly (string | null)[];
type Connection = Parameters<pg.Submittable["submit"]>[0];

/** What is done with each piece of a stream; what it awaits holds the stream back. */
type OnPiece = (piece: Buffer, say: (message: Buffer) => void) => Promise<void>;

export type Replication = {
  /** The rows of all results of a command, as text. */
  ask(command: string): Promise<Row[]>;
  /** A command that streams: base backups and write-ahead log. Resolves with its rows when the stream ends. */
  stream(command: string, onPiece: OnPiece): Promise<Row[]>;
  close(): Promise<void>;
};

/** Pieces that wait to be written before the server is asked to wait; a piece of log is 128 kB at most. */
const waitingMost = 64;

/** A connection that speaks PostgreSQL's replication protocol, as pg_basebackup and pg_receivewal do; the role needs the right REPLICATION. */
export async function openReplication(databaseUrl: string): Promise<Replication> {
  const url = new URL(databaseUrl);
  url.searchParams.set("replication", "true");
  url.searchParams.set("application_name", "sihai-backup");
  const client = new pg.Client({ connectionString: url.toString(), keepAlive: true, connectionTimeoutMillis: 10_000 });
  let lost: (error: Error) => void = () => undefined;
  const whenLost = new Promise<never>((_, reject) => {
    lost = reject;
  });
  whenLost.catch(() => undefined);
  client.on("error", (error) => lost(error));
  client.on("end", () => lost(new Error("the database ended the connection")));
  await client.connect();
  const run = (command: string, onPiece?: OnPiece) => {
    const query = new ReplicationCommand(command, onPiece);
    client.query(query);
    return Promise.race([query.done, whenLost]);
  };
  return {
    ask: (command) => run(command),
    stream: (command, onPiece) => run(command, onPiece),
    close: () => client.end().catch(() => undefined),
  };
}

/** One command of the protocol; the driver hands it every message until the server is ready for the next. */
class ReplicationCommand implements pg.Submittable {
  readonly done: Promise<Row[]>;
  private readonly command: string;
  private readonly onPiece: OnPiece | undefined;
  private readonly rows: Row[] = [];
  private finish: () => void = () => undefined;
  private fail: (error: unknown) => void = () => undefined;
  private writing = Promise.resolve();
  private waiting = 0;
  private stream: Duplex | undefined;

  constructor(command: string, onPiece: OnPiece | undefined) {
    this.command = command;
    this.onPiece = onPiece;
    this.done = new Promise((resolve, reject) => {
      this.finish = () => resolve(this.rows);
      this.fail = reject;
    });
  }

  submit(connection: Connection): void {
    this.stream = connection.stream;
    connection.query(this.command);
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: Row }): void {
    this.rows.push(fields);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const { onPiece } = this;
    if (!onPiece) return;
    // The driver reads the next message into the same memory.
    const piece = Buffer.from(chunk);
    this.waiting += 1;
    if (this.waiting === waitingMost) this.stream?.pause();
    this.writing = this.writing
      .then(() => onPiece(piece, (message) => this.say(message)))
      .then(() => {
        this.waiting -= 1;
        if (this.waiting < waitingMost / 2 && this.stream?.isPaused()) this.stream.resume();
      })
      .catch((error: unknown) => {
        this.fail(error);
        this.stream?.destroy();
      });
  }

  handleCommandComplete(): void {}

  handleError(error: unknown): void {
    this.fail(error);
  }

  handleReadyForQuery(): void {
    void this.writing.then(this.finish);
  }

  /** A message of ours inside the stream (CopyData). */
  private say(message: Buffer): void {
    const head = Buffer.alloc(5);
    head.write("d");
    head.writeInt32BE(message.length + 4, 1);
    this.stream?.write(Buffer.concat([head, message]));
  }
}
