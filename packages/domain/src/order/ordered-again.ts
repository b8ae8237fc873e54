/** So long after goods were bought at once, the same bought at once again may be a slip: the page of a second tab, a second press. */
export const orderedAgainMinutes = 10;
