import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { preferenceKinds } from "./fields.ts";

/** Also called by mail programs with one click (RFC 8058), from wherever they run; the sealed key says whose mails of which kind end. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/message/unsubscribe",
  summary: "Ends one kind of mails by the key of a mail, without a log-in",
  query: z.strictObject({ key: z.string().check(z.regex(/^[\w-]{20,400}$/)) }),
  data: z.object({ kind: z.enum(preferenceKinds) }),
  refusals: ["UNSUBSCRIBE_KEY_WRONG"],
  repeats: "sets",
});
