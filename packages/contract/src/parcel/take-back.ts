import { isShelf } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId } from "../fields.ts";
import { moved } from "./fields.ts";

export const takeBack = endpoint({
  method: "POST",
  path: "/staff/dispatch/take-back",
  summary: "Put the goods of a parcel that came back on a shelf again",
  body: z.strictObject({ packageId, shelf: z.string().check(z.regex(/^[A-Z0-9-]{2,20}$/), z.refine(isShelf)) }),
  data: z.extend(moved, { items: z.int() }),
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
