import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { newStaffPassword } from "./session-fields.ts";

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/staff/session/welcome",
  summary: "Choose one’s password by the link of an invitation",
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)), password: newStaffPassword }),
  data: z.object({ login: z.string() }),
  refusals: ["LINK_EXPIRED"],
  repeats: "spends",
});
