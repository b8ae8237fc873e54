/** So many times more or less than is usual is more often a slip on the keys than the goods. */
const unlikelyTimes = 5;
/** Nearer than that it is one of the many small things a class holds. */
const apartGrams = 1000;

/** Whether a weight typed at a bench should be looked at again, beside what such goods usually weigh; both in grams. */
export function isUnlikelyWeight(grams: number, usualGrams: number): boolean {
  const isFar = grams > usualGrams * unlikelyTimes || grams * unlikelyTimes < usualGrams;
  return isFar && Math.abs(grams - usualGrams) >= apartGrams;
}
