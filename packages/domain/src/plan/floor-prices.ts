import { bandStarts, type FastLine, priceFen, roundedUp } from "./compile-line.ts";

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
