import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../fields.ts";
import { accountEmail, typedCode } from "../fields.ts";

/** Multipart, with at most one picture of a paper that says who asks. The new mailbox is proved by a code; nothing is said of the old one. */
export const askNewMailbox = endpoint({
  method: "POST",
  path: "/user/oauth/ask-new-mailbox",
  summary: "Ask for an account whose mailbox is lost; the same answer for every old address",
  body: z.strictObject({ oldEmail: accountEmail, newEmail: accountEmail, code: typedCode, proof: text(2000, 10) }),
  data: z.object({ waitingDays: z.int() }),
  upload: { maxFiles: 1, maxBytes: 3_145_728 },
  refusals: ["CODE_WRONG", "CODE_NOT_SENT", "EMAIL_EXISTS", "MAILBOX_SAME", "FILE_NOT_A_PICTURE"],
  repeats: "spends",
});
