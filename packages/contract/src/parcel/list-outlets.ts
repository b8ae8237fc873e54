import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { outletView } from "./fields.ts";

export const listOutlets = endpoint({
  method: "GET",
  path: "/parcel/outlets",
  summary: "Pickup outlets of a line",
  query: z.object({
    lineId: z.optional(z.string().check(z.maxLength(80))),
    country: z.optional(z.string().check(z.maxLength(2))),
    city: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: z.object({ outlets: z.array(outletView) }),
});
