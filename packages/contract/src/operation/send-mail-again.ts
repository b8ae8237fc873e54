import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/staff/operation/send-mail-again",
  summary: "Send a customer a mail again that did not reach them, to the address they have now",
  body: z.strictObject({ userId: id, id }),
  data: z.null(),
  refusals: ["MAIL_NOT_OPEN"],
  once: true,
});
