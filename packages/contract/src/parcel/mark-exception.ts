import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { packageId, text } from "../fields.ts";
import { exceptionKind } from "./exceptions-fields.ts";
import { moved } from "./fields.ts";

export const markException = endpoint({
  method: "POST",
  path: "/staff/dispatch/exception",
  summary: "Record that a parcel is lost, coming back or seized",
  body: z.strictObject({ packageId, kind: exceptionKind, note: z.optional(text(300, 0)) }),
  data: moved,
  refusals: ["PARCEL_NOT_FOUND", "PARCEL_STATE_REFUSED"],
  once: true,
});
