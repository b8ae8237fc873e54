import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, opaqueKey } from "../fields.ts";

/** Asked when the page of the link opens, so that nobody makes up a password for a link that no longer works. It is not used up by that. */
export const checkResetLink = endpoint({
  method: "POST",
  path: "/user/oauth/check-reset-link",
  summary: "Whether the link of the mail still sets a password",
  body: z.strictObject({ key: opaqueKey }),
  data: nothing,
  refusals: ["LINK_EXPIRED"],
  repeats: "reads",
});
