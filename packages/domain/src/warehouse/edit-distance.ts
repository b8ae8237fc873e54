/**
 * How many signs have to be changed, added, left out or swapped with their neighbour to make one text of the other: labels are misread and
 * numbers mistyped in just these ways (restricted Damerau-Levenshtein distance).
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const steps = [(previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) steps.push((before[column - 2] ?? 0) + 1);
      current.push(Math.min(...steps));
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
