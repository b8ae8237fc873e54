import { withCheckDigit } from "../order/numbers.ts";

/** The number customers and staff see on a consultation; `serial` comes from the database's sequence. */
export function makeConsultNo(serial: bigint): string {
  return `ZX${withCheckDigit(serial.toString().padStart(8, "0"))}`;
}
