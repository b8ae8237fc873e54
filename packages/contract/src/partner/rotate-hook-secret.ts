import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Not done once by a key: a kept reply would keep the secret readable. Pressed twice, the second secret is the one that holds. */
export const rotateHookSecret = endpoint({
  method: "POST",
  path: "/user/partner/rotate-hook-secret",
  summary: "Give an address a new secret; it is in this answer and never again, and the former one holds for some hours more",
  body: z.strictObject({ id }),
  data: z.object({ secret: z.string() }),
  refusals: ["HOOK_NOT_FOUND"],
  once: "sealed",
});
