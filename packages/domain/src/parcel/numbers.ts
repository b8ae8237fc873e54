/** Letters and digits nobody reads as another: no 0 and O, no 1, I and L. */
export const numberLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const parcelNo = new RegExp(`^P\\d{8}-[${numberLetters}]{7}$`);

/** What customers and benches know a parcel by: P, the Beijing day, seven letters nobody can guess. `letters` are drawn by the caller. */
export function parcelNumber(day: string, letters: string): string {
  return `P${day.replaceAll("-", "")}-${letters}`;
}
export const parcelNumberLetters = 7;

/** Whether `text` is written as parcel numbers are. */
export function isParcelNumber(text: string): boolean {
  return parcelNo.test(text);
}

/** Begins as our own numbers do: no carrier's waybill is taken by such a number, whatever follows. */
export function looksLikeParcelNumber(text: string): boolean {
  return /^P\d{8}-/.test(text);
}
