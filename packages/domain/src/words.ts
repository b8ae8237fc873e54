/** The names of a table of words, in the order they stand in: what `Object.keys` returns, as the table's own words. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // The one place that says so: our tables are literals, which have no key their type does not name.
  return Object.keys(table) as (keyof Table & string)[];
}

/** Whether a text is one of a table's own names; names every object inherits are none. */
function _isKeyOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name);
}

/** Whether a value is one of a list of words. */
export function isOneOf<Word extends string | number>(words: readonly Word[], value: string | number | null): value is Word {
  return words.some((word) => word === value);
}
