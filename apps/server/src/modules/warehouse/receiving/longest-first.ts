/** Sides as they are stored: whole millimetres, the longest first. */
export function longestFirstMm(sidesCm: readonly [number, number, number]): [number, number, number] {
  const [a = 0, b = 0, c = 0] = sidesCm.map((side) => Math.round(side * 10)).sort((left, right) => right - left);
  return [a, b, c];
}
