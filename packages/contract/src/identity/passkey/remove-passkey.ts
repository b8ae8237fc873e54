import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";
import { nothing } from "../fields.ts";

export const removePasskey = endpoint({
  method: "POST",
  path: "/user/account/remove-passkey",
  summary: "Takes one passkey away; it opens nothing any more, and its owner is told",
  body: z.strictObject({ id }),
  data: nothing,
  refusals: ["PASSKEY_NOT_FOUND"],
  once: true,
});
