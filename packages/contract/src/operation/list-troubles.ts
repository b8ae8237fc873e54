import { mailStates, troubleKinds } from "@sihai/domain/operation";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";

export const listTroubles = endpoint({
  method: "GET",
  path: "/staff/operation/troubles",
  summary:
    "What waits for somebody in the server’s own work: failed jobs, late deadlines, unsent mails, programs that do not answer; fifty of each at most",
  data: z.object({
    works: z.array(
      z.object({
        kind: z.enum(troubleKinds),
        /** Of a job its number; else what it is about. */
        subject: z.string(),
        name: z.string(),
        attempts: z.int(),
        /** Given up: nobody tries it again by themselves. */
        isOver: z.boolean(),
        /** Null where the server's log alone knows. */
        error: z.nullable(z.string()),
        since: z.nullable(instant),
        nextAt: z.nullable(instant),
      }),
    ),
    mails: z.array(
      z.object({
        userId: id,
        id,
        subject: z.string(),
        state: z.enum(mailStates),
        tries: z.int(),
        detail: z.nullable(z.string()),
        at: instant,
      }),
    ),
    hooks: z.array(
      z.object({ userId: id, host: z.string(), failingSince: instant, offAt: z.nullable(instant), waiting: z.int() }),
    ),
  }),
});
