/** Rule B-58: 6–20 letters, numbers or special characters, and which those are. */
export const passwordPattern = /^[A-Za-z0-9.@$!%*#_~?&^]{6,20}$/;
export const sixDigitsPattern = /^\d{6}$/;
/** Rule B-57: 6–20 characters; any script, no spaces or control characters. */
export const userNamePattern = /^[\p{L}\p{N}\p{M}._-]{6,20}$/u;

/** Of six digits, whether it is a payment password everyone would try first: one digit six times, three pairs alike, or digits in a row. */
export function isTrivialPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  const inRow = steps.size === 1 && [0, 1, 9].includes([...steps][0] ?? 0);
  return inRow || /(\d\d)\1\1/.test(pin) || /(\d{3})\1/.test(pin) || /(\d)\1\1(\d)\2\2/.test(pin);
}
