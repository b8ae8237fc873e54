let count = 0;

/** A key under which a write is done once, as a page makes one for each press of a button. */
export function aKey(): string {
  return `spec-key-${process.pid}-${++count}`;
}
