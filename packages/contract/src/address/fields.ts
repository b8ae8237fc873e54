import { addressLabels, addressOrigins } from "@sihai/domain/address";
import * as z from "zod/mini";
import { id } from "../fields.ts";

export const label = z.enum(addressLabels);

export const addressFrom = z.enum(addressOrigins);

/** An address (rule L-15); `countryId` is ISO 3166-1 alpha-2, `stateId` ISO 3166-2 where the country has a list. */
export const addressField = z.object({
  addressId: id,
  consignee: z.string(),
  addressLastName: z.string(),
  contact: z.string(),
  email: z.string(),
  countryId: z.string(),
  stateId: z.nullable(z.string()),
  addressState: z.string(),
  city: z.string(),
  fullAddress: z.string(),
  zipCode: z.string(),
  default: z.boolean(),
  label: z.nullable(label),
  addressFrom,
});

export type AddressOnWire = z.input<typeof addressField>;

export const oneAddress = z.strictObject({ addressId: id });
