import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant } from "../../fields.ts";
import { closingStop } from "./closing-fields.ts";

export const readClosing = endpoint({
  method: "GET",
  path: "/user/account/closing",
  summary: "Whether the account is to be closed and when, and what stops it",
  data: z.object({
    closesAt: z.nullable(instant),
    stops: z.array(closingStop),
    /** Somebody without a password proves by a code from the e-mail. */
    hasPassword: z.boolean(),
  }),
});
