import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { countryCode, email, id, text } from "../fields.ts";
import { addressFrom, label } from "./fields.ts";

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
  refusals: [
    "ADDRESS_NOT_FOUND",
    "ADDRESS_FIELD_WRONG",
    "ADDRESS_PHONE_WRONG",
    "ADDRESS_BOOK_FULL",
    "COUNTRY_CLOSED",
    "STATE_CLOSED",
  ],
});
