/**
 * Whether two words differ by one slip of the finger: a letter too many, too few, a wrong one, or two swapped; in words of eight
 * letters and more by two.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  const allowed = Math.min(typed.length, meant.length) >= 8 ? 2 : 1;
  if (Math.abs(typed.length - meant.length) > allowed) return false;
  let before: number[] = [];
  let above = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let at = 1; at <= meant.length; at++) {
      const change = typed[row - 1] === meant[at - 1] ? 0 : 1;
      const cheapest = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + change);
      const isSwap = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      line.push(isSwap ? Math.min(cheapest, (before[at - 2] ?? 0) + 1) : cheapest);
    }
    [before, above] = [above, line];
  }
  return (above[meant.length] ?? Number.POSITIVE_INFINITY) <= allowed;
}
