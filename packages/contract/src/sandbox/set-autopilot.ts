import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Lets the provider's staff act by themselves: buy, stock in, pack, ship. */
export const setAutopilot = endpoint({
  method: "POST",
  path: "/sandbox/autopilot",
  api: "login",
  summary: "Let the provider's staff act by themselves (sandbox only)",
  body: z.strictObject({ on: z.boolean() }),
  data: z.object({ on: z.boolean() }),
  repeats: "sets",
});
