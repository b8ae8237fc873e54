const digits = [..."0123456789"];
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What couriers print before the digits, and labels and sellers leave out. */
const prefixes = ["SF", "YT", "JT", "JD", "ZTO", "DPK"];

/**
 * Every number a courier number may have been before it was misread or mistyped by one sign: one changed for another of its kind, one
 * left out, one digit too many, two neighbours swapped, or the courier's letters in front missing or added. The number itself is none.
 */
export function numbersNearby(number: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= number.length; at++) {
    const [before, sign, after] = [number.slice(0, at), number.charAt(at), number.slice(at + 1)];
    for (const digit of digits) found.add(`${before}${digit}${number.slice(at)}`);
    if (sign === "") continue;
    for (const other of /[A-Z]/.test(sign) ? letters : digits) found.add(`${before}${other}${after}`);
    found.add(`${before}${after}`);
    const next = number.charAt(at + 1);
    if (next !== "") found.add(`${before}${next}${sign}${number.slice(at + 2)}`);
  }
  const bare = number.replace(/^[A-Z]+/, "");
  for (const one of ["", ...prefixes]) found.add(`${one}${bare}`);
  found.delete(number);
  return [...found];
}
