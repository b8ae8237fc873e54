/** An exact fraction; `d` is positive. Only what the second opinion on freight needs, written plainly. */
export type Rational = { n: bigint; d: bigint };

/** Reads a plain decimal: "12.50", 39.9, "-3". */
export function rational(decimal: string | number): Rational {
  const [whole = "0", fraction = ""] = String(decimal).split(".");
  return { n: BigInt(whole + fraction), d: 10n ** BigInt(fraction.length) };
}

/** a + b, not reduced to lowest terms, as nothing here is. */
export const plus = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
/** a × b. */
export const by = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
/** a ÷ b, for a positive b. */
export const over = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d, d: a.d * b.n });
/** a > b. */
export const isMore = (a: Rational, b: Rational): boolean => a.n * b.d > b.n * a.d;
/** The larger of the two, the first where they are equal. */
export const greater = (a: Rational, b: Rational): Rational => (isMore(b, a) ? b : a);

/** Down to a whole number, below zero too: −1/2 gives −1. */
export function floor({ n, d }: Rational): bigint {
  return n >= 0n ? n / d : -((-n + d - 1n) / d);
}

/** Up to a whole number, below zero too: −1/2 gives 0. */
export function ceil({ n, d }: Rational): bigint {
  return -floor({ n: -n, d });
}

/** To the cent, a tie to the even one. */
export function halfEven(amount: Rational): bigint {
  const cents = by(amount, rational(100));
  const below = floor(cents);
  const rest = plus(cents, { n: -below, d: 1n });
  const half = { n: 1n, d: 2n };
  if (isMore(rest, half)) return below + 1n;
  return isMore(half, rest) || below % 2n === 0n ? below : below + 1n;
}

/** 5 cents → "0.05". */
export function yuanOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
