/** Whether this can be a part of the name on a card (rule I-74): it holds a letter, of whatever script. */
export function isCardholderName(name: string): boolean {
  return /\p{L}/u.test(name);
}
