import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const removeHook = endpoint({
  method: "POST",
  path: "/user/partner/remove-hook",
  summary: "Stop telling an address, and forget what it was told",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["HOOK_NOT_FOUND"],
  once: true,
});
