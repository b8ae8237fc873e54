import { customerSections } from "@sihai/domain/customer";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, whole } from "../fields.ts";
import { customerRow } from "./file-fields.ts";

/** `isAll`: pages of everything; without it the latest ten. */
export const listCustomerRows = endpoint({
  method: "GET",
  path: "/staff/customer/rows",
  summary: "One part of a customer's file, the latest first; only to those who may read what it holds",
  query: z.strictObject({
    userId: id,
    section: z.enum(customerSections),
    isAll: z.optional(z.enum(["yes"])),
    page: z.optional(whole(1, 40)),
  }),
  data: z.object({ list: z.array(customerRow), total: z.nullable(z.int()), hasMore: z.boolean() }),
  refusals: ["CUSTOMER_NOT_FOUND"],
});
