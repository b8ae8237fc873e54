import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const switchHookOn = endpoint({
  method: "POST",
  path: "/user/partner/switch-hook-on",
  summary: "Tell an address again that was switched off",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["HOOK_NOT_FOUND"],
  repeats: "sets",
});
