/** Reads a table of states, each with those that one step leads to: whether a step from the first state to the second is one of them. */
export function allowedBy<Table extends Readonly<Record<string, readonly string[]>>>(transitions: Table) {
  return (from: keyof Table & string, to: keyof Table & string): boolean => {
    const next: readonly string[] | undefined = transitions[from];
    return next?.includes(to) ?? false;
  };
}
