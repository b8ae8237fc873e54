/**
 * Four schemes by their first digits and lengths. Longer numbers that begin so are none: sellers' order numbers have 18 and 19 digits, and
 * one in ten of any would pass the check digit.
 */
const schemes =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|35\d{14}|6(?:011|5\d\d)\d{12}|62\d{14,17})$/;
/** Digits with at most a blank or a hyphen between them, not a part of a word, a link or a longer number. */
const digitRuns = /(?<![\w=/.&%+-])\d(?:[ -]?\d){14,18}(?![\w=/%-])/g;

/** Whether a text somebody wrote holds the number of a payment card (PCI DSS 3.4: what is never kept cannot be shown). */
export function holdsCardNumber(text: string): boolean {
  return [...text.normalize("NFKC").matchAll(digitRuns)].some(([run]) => isCardNumber(run.replace(/[ -]/g, "")));
}

function isCardNumber(digits: string): boolean {
  return schemes.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Every second digit from the right counts twice, with the digits of what that gives added up. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const value = index % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
}
