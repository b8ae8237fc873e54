import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from "kysely";
import type { DB } from "./database.types.ts";

/** Builds statements and sends none. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands where a value will be. It is put into the statement as it is: whoever makes something else of it is told. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toString(): string {
    throw new TypeError(`${this.name} is given with each use of the statement, and made into what it shall be before`);
  }

  toJSON(): string {
    return this.toString();
  }
}

/**
 * A statement that is built once, at its first use, and filled with values from then on: to build and write down one of twenty columns takes as long
 * as to send it. `build` sees places in the stead of values, and may do nothing with them but put them into the statement; lists whose length
 * differs, and parts that are there now and then, are not for it.
 */
export function prepared<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Compilable<Row> | RawBuilder<Row>,
): (given: Given) => CompiledQuery<Row> {
  let made: CompiledQuery<Row> | undefined;
  return (given) => {
    made ??= compiled(build);
    const values = given as Record<string, unknown>;
    return { ...made, parameters: made.parameters.map((each) => (each instanceof Place ? values[each.name] : each)) };
  };
}

/** These columns of a row that is written: their places, while a statement is built. */
export function columnsIn<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

function compiled<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Compilable<Row> | RawBuilder<Row>,
): CompiledQuery<Row> {
  const asked = new Set<string>();
  const places = new Proxy({} as Given, {
    get: (_, name) => {
      asked.add(String(name));
      return new Place(String(name));
    },
  });
  const query = build(builder, places).compile(builder);
  for (const each of query.parameters) if (each instanceof Place) asked.delete(each.name);
  if (asked.size > 0 || query.parameters.includes(undefined))
    throw new TypeError(`${[...asked].join(", ")} is not in the statement as it was given: ${query.sql}`);
  return query;
}
