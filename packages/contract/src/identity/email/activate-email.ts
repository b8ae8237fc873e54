import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nothing, opaqueKey } from "../fields.ts";

/** A GET that changes something, as the specification has it; opened by a button of our own page only. */
export const activateEmail = endpoint({
  method: "GET",
  path: "/user/activate",
  summary: "Confirms the account's address by the link of the mail, once",
  query: z.strictObject({ key: opaqueKey }),
  data: nothing,
  refusals: ["LINK_EXPIRED"],
});
