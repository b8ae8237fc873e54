import { addressLabels, addressOrigins } from "@sihai/domain/address";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { countryCode, email, id, pageOf, pageSizeMax, text, whole } from "../fields.ts";

const label = z.enum(addressLabels);
const addressFrom = z.enum(addressOrigins);

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

export const addressList = endpoint({
  method: "GET",
  path: "/address/pagelist",
  summary: "The member's addresses, the default one first",
  query: z.strictObject({ page: z.optional(whole(1, 1000)), pageSize: z.optional(whole(1, pageSizeMax)) }),
  data: z.extend(pageOf(addressField), { hasDefault: z.boolean() }),
});

const oneAddress = z.strictObject({ addressId: id });

export const addressDetail = endpoint({
  method: "POST",
  path: "/address/detail",
  summary: "One address",
  body: oneAddress,
  data: addressField,
  refusals: ["ADDRESS_NOT_FOUND"],
});

export const addressMakeDefault = endpoint({
  method: "POST",
  path: "/address/default",
  summary: "Makes an address the default",
  body: oneAddress,
  data: z.null(),
  refusals: ["ADDRESS_NOT_FOUND"],
});

export const addressDelete = endpoint({
  method: "POST",
  path: "/address/delete",
  summary: "Deletes an address",
  body: oneAddress,
  data: z.null(),
  refusals: ["ADDRESS_NOT_FOUND"],
});

/** Without `addressId` it adds (rule M-77). Every field of rule L-29 is required but state id and label. */
export const addressEdit = endpoint({
  method: "POST",
  path: "/address/edit",
  summary: "Adds or saves an address",
  once: true,
  body: z.strictObject({
    addressId: z.optional(id),
    consignee: text(60),
    addressLastName: text(60),
    contact: text(30),
    email,
    countryId: countryCode,
    stateId: z.optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    addressState: text(80),
    city: text(80),
    fullAddress: text(200, 3),
    zipCode: text(12),
    default: z.optional(z.boolean()),
    label: z.optional(z.nullable(label)),
    addressFrom: z.optional(addressFrom),
  }),
  data: z.object({ addressId: id }),
  refusals: ["ADDRESS_NOT_FOUND", "ADDRESS_FIELD_WRONG", "ADDRESS_PHONE_WRONG", "ADDRESS_BOOK_FULL"],
});
