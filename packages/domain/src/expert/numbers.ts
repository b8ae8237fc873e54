import { withCheckDigit } from "../order/numbers.ts";

/** The serviceBarcode customers and staff see; `serial` comes from the database's sequence. */
export function makeExpertNo(serial: bigint): string {
  return `ZJ${withCheckDigit(serial.toString().padStart(8, "0"))}`;
}
