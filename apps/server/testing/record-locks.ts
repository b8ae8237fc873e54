import pg from "pg";
import { locksOf } from "./locks-of.ts";

/** Which table a transaction locked rows of first, and which after it, with the statements that did; `before`: what it had locked before both. */
export type Pair = { first: string; second: string; before: readonly string[]; by: readonly [string, string] };

type Transaction = { locked: Map<string, string>; made: Set<string> };

const running = new WeakMap<object, Transaction>();

/** Hears every statement of this process and tells of each pair of tables once, in the order in which one transaction locked rows of them. */
export function recordLocks(tell: (pair: Pair) => void): () => void {
  const original = pg.Client.prototype.query;
  const told = new Set<string>();
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === "object" && first !== null && "text" in first ? String(first.text) : String(first);
    hear(this, text);
    return Reflect.apply(original, this, given);
  } as typeof original;

  function hear(client: object, text: string): void {
    if (/^\s*(begin|start transaction)/i.test(text)) return void running.set(client, { locked: new Map(), made: new Set() });
    if (/^\s*(commit|rollback)\s*$/i.test(text)) return void running.delete(client);
    const transaction = running.get(client);
    if (!transaction) return;
    const { locked, made } = transaction;
    const found = locksOf(text);
    for (const table of found.made) made.add(table);
    for (const table of found.locked) {
      // Nobody else sees a row this transaction has made itself.
      if (locked.has(table) || made.has(table)) continue;
      const before: string[] = [];
      for (const [first, by] of locked) {
        const name = `${first} ${table} ${before.join()}`;
        if (!told.has(name)) tell({ first, second: table, before: [...before], by: [by, text] });
        told.add(name);
        before.push(first);
      }
      locked.set(table, text);
    }
  }
  return () => {
    pg.Client.prototype.query = original;
  };
}
