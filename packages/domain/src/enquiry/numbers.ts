import { withCheckDigit } from "../order/numbers.ts";

/** The number customers and staff see on an enquiry; `serial` comes from the database's sequence. */
export function makeEnquiryNo(serial: bigint): string {
  return `XJ${withCheckDigit(serial.toString().padStart(8, "0"))}`;
}
