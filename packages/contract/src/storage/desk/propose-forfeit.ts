import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../fields.ts";
import { staffRefusals } from "./storage-desk-fields.ts";

export const proposeForfeit = endpoint({
  method: "POST",
  path: "/staff/storage/propose",
  summary: "First step of forfeiting goods; the second follows a day later",
  body: z.strictObject({ taskId: id }),
  data: z.object({ taskId: z.string(), notBefore: instant }),
  refusals: [...staffRefusals],
  once: true,
});
