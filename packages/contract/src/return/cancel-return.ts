import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { returnNo } from "./fields.ts";

/** While nothing was paid or sent; the goods are back in storage at once and the free operation with them. */
export const cancelReturn = endpoint({
  method: "POST",
  path: "/return/cancel",
  summary: "Call off a return or exchange",
  body: z.strictObject({ returnNo }),
  data: z.null(),
  refusals: ["RETURN_NOT_FOUND", "RETURN_STATE_REFUSED"],
  once: true,
});
