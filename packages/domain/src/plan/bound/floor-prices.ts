import { bandStarts, type FastLine, priceFen, roundedUp } from "../compile-line.ts";

/**
 * The least a line can ask for a parcel of at least so much chargeable weight, in fen; Infinity beyond the line. Heavier bands are sometimes
 * cheaper, so the start of every later band counts too. Never falls as the weight grows.
 */
export function floorPrice(fast: FastLine): (grams: number) => number {
  const starts = bandStarts(fast)
    .filter((grams) => grams <= fast.heaviestGrams)
    .map((grams) => ({ grams, fen: priceFen(fast, grams) }));
  return (grams) => {
    const charged = roundedUp(fast, Math.max(grams, 1));
    let least = charged > fast.heaviestGrams ? Number.POSITIVE_INFINITY : priceFen(fast, charged);
    for (const start of starts) if (start.grams >= grams && start.fen < least) least = start.fen;
    return least;
  };
}

/** The most a line asks for a parcel of at most so much chargeable weight, in fen; Infinity beyond the line. Never falls as the weight grows. */
export function ceilingPrice(fast: FastLine): (grams: number) => number {
  const ends = fast.bands
    .slice(0, -1)
    .map(({ upTo }) => Math.floor(upTo / fast.roundUpGrams) * fast.roundUpGrams)
    .filter((grams) => grams > 0 && grams <= fast.heaviestGrams)
    .map((grams) => ({ grams, fen: priceFen(fast, grams) }));
  return (grams) => {
    const charged = roundedUp(fast, Math.max(grams, 1));
    if (charged > fast.heaviestGrams) return Number.POSITIVE_INFINITY;
    let most = priceFen(fast, charged);
    for (const end of ends) if (end.grams <= charged && end.fen > most) most = end.fen;
    return most;
  };
}

/** The least a line asks for a parcel whose chargeable weight lies between two, in fen; Infinity beyond the line. */
export function leastBetween(fast: FastLine): (from: number, to: number) => number {
  const starts = bandStarts(fast)
    .filter((grams) => grams <= fast.heaviestGrams)
    .map((grams) => ({ grams, fen: priceFen(fast, grams) }));
  return (from, to) => {
    const charged = roundedUp(fast, Math.max(from, 1));
    const end = roundedUp(fast, Math.max(to, 1));
    let least = charged > fast.heaviestGrams ? Number.POSITIVE_INFINITY : priceFen(fast, charged);
    for (const start of starts) if (start.grams > charged && start.grams <= end && start.fen < least) least = start.fen;
    return least;
  };
}

/** Whether a heavier parcel sometimes costs less. */
export function everFalls(fast: FastLine): boolean {
  const floor = floorPrice(fast);
  return fast.bands.some(({ upTo }) => upTo <= fast.heaviestGrams && floor(upTo) < priceFen(fast, roundedUp(fast, upTo)));
}
