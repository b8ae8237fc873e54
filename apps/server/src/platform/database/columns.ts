type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail>}`
  : Name;
type Fields<Row> = { [Column in keyof Row as Column extends string ? Camel<Column> : never]: Row[Column] };
type Columns<Change> = { [Field in keyof Change as Field extends string ? Snake<Field> : never]: Change[Field] };

/** A row under the names the code has for its columns: `closed_at` is `closedAt`. Amounts, words and JSON are read by the store itself. */
export function fieldsOf<Row extends object>(row: Row): Fields<Row>;
export function fieldsOf(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [camelOf(column), value]));
}

/** What is to be written, under the names of its columns; what is undefined is left out. */
export function columnsOf<Change extends object>(change: Change): Columns<Change>;
export function columnsOf(change: object): object {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [snakeOf(field), value]));
}

function camelOf(column: string): string {
  return column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function snakeOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
