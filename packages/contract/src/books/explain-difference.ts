import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField, text } from "../fields.ts";
import { movementReference } from "./fields.ts";

/** `seen`: the difference it is said of, so that another one is asked again. */
export const explainDifference = endpoint({
  method: "POST",
  path: "/staff/books/gateway/explain",
  summary: "Say why the gateway and we differ",
  body: z.strictObject({ reference: movementReference, seen: moneyField, reason: text(300) }),
  data: z.object({ reference: z.string() }),
  refusals: ["DIFFERENCE_NOT_FOUND", "DIFFERENCE_CHANGED"],
  once: true,
});
