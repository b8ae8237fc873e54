import * as z from "zod/mini";
import { jsonColumn } from "#platform";

const storedAddress = z.object({
  consignee: z.string(),
  lastName: z.string(),
  contact: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  fullAddress: z.string(),
  zipCode: z.string(),
});
/** Where goods go, as it was written in the address book when it was agreed on. */
export type StoredAddress = z.output<typeof storedAddress>;

/** Reads an address frozen in a JSON column; throws for one that lacks a part. */
export function addressColumn(column: string): (stored: unknown) => StoredAddress {
  return jsonColumn(storedAddress, column);
}
