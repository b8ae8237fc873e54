/** The row after one that is done, so that a desk goes on by itself; the one before at the end of the list. */
export function nextAfter(ids: readonly string[], done: string): string | undefined {
  const at = ids.indexOf(done);
  return ids[at + 1] ?? ids[at - 1];
}
