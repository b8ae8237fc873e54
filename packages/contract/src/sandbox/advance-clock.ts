import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../fields.ts";

/** Moves the business clock forward. Only where the sandbox stands in for the outside world. */
export const advanceClock = endpoint({
  method: "POST",
  path: "/sandbox/clock",
  api: "login",
  summary: "Move business time forward (sandbox only)",
  body: z.strictObject({ advanceSeconds: z.int().check(z.minimum(0), z.maximum(400 * 86_400)) }),
  data: z.object({ now: instant, offsetSeconds: z.int(), timersFired: z.int() }),
  repeats: "sandbox",
});
