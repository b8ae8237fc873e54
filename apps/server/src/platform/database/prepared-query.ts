import pg from "pg";

// What the driver does within itself, and its types leave out.
declare module "pg" {
  interface Connection {
    _send(bytes: Uint8Array): boolean;
    /** Ours: what is asked for now was described before. */
    isKnown?: boolean;
  }
  // The names of the parameters have to be those of the class they are added to; what each may be stands there.
  interface Query<R, I> {
    readonly answered?: [R, I];
    name: string;
    _result: Shape;
    _accumulateRows: boolean;
    prepare(connection: Connection): void;
    handleCommandComplete(message: unknown, connection: Connection): void;
  }
}

/** What the answers of a statement are made of. */
type Shape = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };

/** A statement that has a name on one connection, which learns with its first answer what its answers are made of. */
export type Statement = { name: string; text: string; shape: Shape | null };

type Told = (error: Error | undefined, result: pg.ResultBuilder) => void;

/**
 * The driver's query for a statement with a name. The database says once what its answers are made of, and not with every answer; where a migration
 * made something else of them, it refuses the statement as it did before.
 */
export class PreparedQuery extends pg.Query {
  private readonly statement: Statement;

  constructor(statement: Statement, values: unknown[], told: Told) {
    // As a text, and named afterwards: a query given as an object is copied property by property, descriptors and all.
    super(statement.text, values, told);
    this.name = statement.name;
    this.statement = statement;
  }

  override prepare(connection: pg.Connection): void {
    const { shape } = this.statement;
    if (shape !== null) {
      Object.assign(this._result, shape);
      this._accumulateRows = true;
    }
    connection.isKnown = shape !== null;
    try {
      super.prepare(connection);
    } finally {
      connection.isKnown = false;
    }
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.statement.shape ??= { fields, _parsers, _prebuiltEmptyResultObject };
  }
}
