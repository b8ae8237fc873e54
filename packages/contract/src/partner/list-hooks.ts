import { hookKinds } from "@sihai/domain/partner";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";

export const listHooks = endpoint({
  method: "GET",
  path: "/user/partner/hooks",
  summary: "Where the account’s programs are told of events, the newest first",
  data: z.object({
    list: z.array(
      z.object({
        id,
        url: z.string(),
        kinds: z.array(z.enum(hookKinds)),
        createdAt: instant,
        /** The first try that failed since one was taken. */
        failingSince: z.nullable(instant),
        /** It failed for too long and is asked no more. */
        offAt: z.nullable(instant),
        /** Until then events are signed with the former secret as well. */
        formerUntil: z.nullable(instant),
      }),
    ),
    most: z.int(),
  }),
});
