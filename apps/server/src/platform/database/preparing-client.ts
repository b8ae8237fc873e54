import pg from "pg";

/** Statements remembered on one connection; texts beyond them (long lists of values) are sent as they are. */
const preparedMax = 400;
const preparedLengthMax = 4000;
/** A plan for "all columns" is refused once a migration adds one; such statements are planned anew each time, so that old nodes go on. */
const allColumns = /select \*|\.\*|returning \*/i;

/**
 * A connection that gives each statement a name, so that PostgreSQL reads and plans it once. Stores write the same few hundred texts
 * again and again with other values. Needs a connection of its own: a pooler between us and PostgreSQL must pool sessions.
 */
export class PreparingClient extends pg.Client {
  private readonly names = new Map<string, string>();

  // The driver's type has eight overloads; what is not a text with values goes through untouched.
  override query(...given: unknown[]): never {
    const [text, values] = given;
    const name =
      typeof text === "string" && Array.isArray(values) && values.length > 0 && given.length === 2 ? this.nameOf(text) : null;
    const passed = name === null ? given : [{ name, text, values }];
    return Reflect.apply(super.query, this, passed) as never;
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
