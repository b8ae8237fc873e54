import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const revokeToken = endpoint({
  method: "POST",
  path: "/user/partner/revoke-token",
  summary: "Revoke an API token, everywhere at once",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["TOKEN_NOT_FOUND"],
  once: true,
});
