import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, opaqueKey } from "../fields.ts";

/** By the link of the mail or message alone, without a log-in. Once it is over, objecting again changes nothing. */
export const objectToNewMailbox = endpoint({
  method: "POST",
  path: "/user/oauth/object-to-new-mailbox",
  summary: "Stop the moving of an account to another mailbox",
  body: z.strictObject({ key: opaqueKey }),
  data: nothing,
  refusals: ["LINK_EXPIRED", "MAILBOX_CASE_OVER"],
  repeats: "sets",
});
