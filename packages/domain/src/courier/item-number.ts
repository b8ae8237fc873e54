import { beijingDay, readInstant, writeDay } from "../clocks/beijing-time.ts";

/** Crockford's digits: no I, L, O or U, so that a label read aloud or typed by hand is not mistaken. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const prefix = "SH";
const sequenceDigits = 5;
const sequenceMax = 32n ** 8n - 1n;
const shape = /^SH(\d\d)(\d\d)(\d\d)[0-9A-HJKMNP-TV-Z]{5,8}[0-9A-HJKMNP-TV-Z]$/;

/**
 * The number on the label of a stored item: `SH`, the Beijing day of the instant as YYMMDD, the sequence number in base 32 and
 * a check digit (Luhn mod 32), which catches every single mistyped character and nearly every swapped pair.
 * Throws RangeError for a sequence below 0 or above 32^8 - 1 and for a date that is no ISO instant.
 */
export function itemNumber(sequence: bigint | number, date: string): string {
  const count = BigInt(sequence);
  if (count < 0n || count > sequenceMax) throw new RangeError(`not a sequence number of an item: ${sequence}`);
  const day = writeDay(beijingDay(readInstant(date)))
    .slice(2)
    .replaceAll("-", "");
  const body = `${prefix}${day}${inBase32(count).padStart(sequenceDigits, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/** The number as printed, from what was typed or scanned (small letters, blanks, hyphens, O for 0, I or L for 1); null when it is none. */
export function readItemNumber(text: string): string | null {
  if (text.length > 40) return null;
  const number = text.normalize("NFKC").toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const match = shape.exec(number);
  if (!match || checkDigit(number.slice(0, -1)) !== number.slice(-1)) return null;
  const [, year, month, day] = match.map(Number);
  const date = new Date(Date.UTC(2000 + (year ?? 0), (month ?? 0) - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? number : null;
}

/** Whether `text` is an item number with a right check digit. */
export function isItemNumber(text: string): boolean {
  return readItemNumber(text) !== null;
}

function inBase32(count: bigint): string {
  let digits = "";
  for (let rest = count; rest > 0n; rest /= 32n) digits = `${alphabet[Number(rest % 32n)]}${digits}`;
  return digits;
}

/** Luhn over base 32: every second digit from the right is doubled, digit sums are taken in base 32. */
function checkDigit(body: string): string {
  let sum = 0;
  for (let index = body.length - 1, doubled = true; index >= 0; index--, doubled = !doubled) {
    const value = alphabet.indexOf(body.charAt(index)) * (doubled ? 2 : 1);
    sum += Math.floor(value / 32) + (value % 32);
  }
  return alphabet.charAt((32 - (sum % 32)) % 32);
}
