import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const readFactor = endpoint({
  method: "GET",
  path: "/staff/me/factor",
  summary: "One’s own second factor: whether it is on, and recovery codes left",
  data: z.object({ isOn: z.boolean(), recoveryLeft: z.int() }),
});
