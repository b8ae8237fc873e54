import { keysOf } from "../words.ts";

/**
 * Damm's quasigroup of order 10: a check digit made with it finds every single wrong digit and every swap of two neighbours,
 * the two commonest slips when a clerk types a number.
 */
const damm = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

function dammOf(digits: string): number {
  return [...digits].reduce<number>((interim, digit) => damm[interim]?.[Number(digit)] ?? 0, 0);
}

const orderPrefixes = { dg: "DG", diy: "DY", zy: "ZY", "second-hand": "DG" } as const;
export type OrderType = keyof typeof orderPrefixes;
export const orderTypes = keysOf(orderPrefixes);

/** The number customers and staff see on an order; `serial` comes from the database's sequence. */
export function makeOrderNo(type: OrderType, serial: bigint): string {
  return `${orderPrefixes[type]}${withCheckDigit(serial.toString().padStart(8, "0"))}`;
}

/** Digits with the check digit that belongs to them. */
export function withCheckDigit(digits: string): string {
  return `${digits}${dammOf(digits)}`;
}

/** Whether a typed order number can be one of ours: known letters, digits, right check digit. */
export function isOrderNo(text: string): boolean {
  const match = /^(DG|DY|ZY)(\d{9,18})$/.exec(text);
  return match?.[2] !== undefined && dammOf(match[2]) === 0;
}
