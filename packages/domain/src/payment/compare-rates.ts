/** Whether two rates are the same number, however many digits are written. */
export function sameRate(one: string, other: string): boolean {
  return scaled(one) === scaled(other);
}

/** Whether a rate lies within so many basis points of another. */
export function isNear(rate: string, known: string, basisPoints: number): boolean {
  const [asked, stands] = [scaled(rate), scaled(known)];
  const off = asked > stands ? asked - stands : stands - asked;
  return off * 10_000n <= stands * BigInt(basisPoints);
}

const digits = 10;

/** A decimal rate as a whole number of its tenth digit behind the point. */
function scaled(rate: string): bigint {
  const match = /^(\d{1,9})(?:\.(\d{1,10}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate.slice(0, 40)}`);
  return BigInt(`${match[1]}${(match[2] ?? "").padEnd(digits, "0")}`);
}
