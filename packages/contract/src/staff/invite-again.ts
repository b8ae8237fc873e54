import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const inviteAgain = endpoint({
  method: "POST",
  path: "/staff/accounts/invite-again",
  summary: "Mail a new link to choose a password; the one before opens nothing any more",
  body: z.strictObject({ staffId: id }),
  data: z.null(),
  refusals: ["STAFF_NOT_FOUND", "STAFF_WITHOUT_MAIL", "STAFF_GIVES_MORE"],
  once: true,
});
