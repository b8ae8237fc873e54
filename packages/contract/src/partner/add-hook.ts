import { hookKinds } from "@sihai/domain/partner";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { hookUrl } from "./fields.ts";

/** Not done once by a key: a kept reply would keep the secret readable. An address already there refuses the second press. */
export const addHook = endpoint({
  method: "POST",
  path: "/user/partner/add-hook",
  summary: "Be told of events by POST to an address; the secret to check them by is in this answer and never again",
  body: z.strictObject({
    url: hookUrl,
    kinds: z.array(z.enum(hookKinds)).check(z.minLength(1), z.maxLength(hookKinds.length)),
  }),
  data: z.object({ id, secret: z.string() }),
  refusals: ["HOOK_ADDRESS_REFUSED", "HOOK_TAKEN", "HOOKS_FULL"],
  once: "sealed",
});
