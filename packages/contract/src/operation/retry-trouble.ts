import { troubleKinds } from "@sihai/domain/operation";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const retryTrouble = endpoint({
  method: "POST",
  path: "/staff/operation/retry",
  summary: "Try a failed job, a late deadline or an item of a sweep again at once",
  body: z.strictObject({
    kind: z.enum(troubleKinds),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    subject: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  data: z.null(),
  refusals: ["TROUBLE_OVER"],
  once: true,
});
