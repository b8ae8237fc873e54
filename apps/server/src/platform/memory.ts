/** Something a node remembers: what a module keeps in memory between two calls, and how it begins. */
export type Remembered<Value> = { readonly begin: () => Value };

/** Says what is remembered. This is a name for it; the thing itself is held by a world, each its own. */
export function defineRemembered<Value>(begin: () => Value): Remembered<Value> {
  return { begin };
}

/** What one world remembers. Everything in it can be lost at any time: the database knows it better. */
export type Memory = { of<Value>(remembered: Remembered<Value>): Value };

/** A memory for one world; two in one process remember apart. */
export function openMemory(): Memory {
  const held = new Map<Remembered<unknown>, unknown>();
  return {
    of<Value>(remembered: Remembered<Value>): Value {
      if (!held.has(remembered)) held.set(remembered, remembered.begin());
      return held.get(remembered) as Value;
    },
  };
}
