import { hasShape } from "../pattern.ts";
import { type Courier, type Couriers, otherCourier } from "./couriers.ts";

const trackingNumber = /^(?=(?:[A-Z-]*\d){4})[A-Z0-9][A-Z0-9-]{4,30}[A-Z0-9-]$/;
const postalNumber = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/;
const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** A number as couriers print it: half-width capitals, without the blanks and invisible characters that copying brings along. */
export function tidyTrackingNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, "")
    .toUpperCase();
}

/** Whether a text can be a courier number: 6 to 32 letters, digits and hyphens, four digits at least. */
export function isTrackingNumber(text: string): boolean {
  return text.length <= 100 && trackingNumber.test(tidyTrackingNumber(text));
}

/**
 * The codes of the open couriers a number can belong to, best first and "other" last; empty when the text is no courier number. Digits alone
 * are shared by several couriers, so the answer only proposes and the user chooses.
 */
export function detectCourier(text: string, couriers: Couriers): string[] {
  if (!isTrackingNumber(text)) return [];
  const number = tidyTrackingNumber(text);
  const isPost = isPostalNumber(number);
  const open = couriers.filter(({ isOpen }) => isOpen);
  const isCertain = (one: Courier) => one.certain.some((shape) => hasShape(shape, number)) || (one.isPost && isPost);
  const likely = open
    .filter((one) => !isCertain(one))
    .map(({ code, likely: shapes }) => ({
      code,
      weight: Math.max(0, ...shapes.map(({ shape, weight }) => (hasShape(shape, number) ? weight : 0))),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return [...open.filter(isCertain), ...likely, otherCourier].map(({ code }) => code);
}

/** The international postal shape (two letters, nine digits, two letters) with its check digit (UPU standard 10). */
function isPostalNumber(number: string): boolean {
  const match = postalNumber.exec(number);
  if (!match) return false;
  const sum = [...(match[1] ?? "")].reduce((total, digit, index) => total + Number(digit) * (postalWeights[index] ?? 0), 0);
  const check = 11 - (sum % 11);
  return Number(match[2]) === (check === 10 ? 0 : check === 11 ? 5 : check);
}
