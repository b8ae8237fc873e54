import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";

/** What became of mails after they were taken. Signed as Standard Webhooks are, over the exact bytes (docs/operations.md). */
export const receiveMailEvents = endpoint({
  method: "POST",
  path: "/message/mail-events",
  summary: "The mail provider tells of mails that came back or were called spam",
  body: z.strictObject({
    events: z
      .array(
        z.strictObject({
          /** The Message-ID of the mail, with its angle brackets or without. */
          messageId: z.string().check(z.maxLength(200)),
          kind: z.enum(["bounce", "complaint"]),
          detail: z.optional(text(300, 0)),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  data: z.object({ known: z.int() }),
  refusals: ["MAIL_EVENTS_REFUSED"],
  repeats: "signed",
});
