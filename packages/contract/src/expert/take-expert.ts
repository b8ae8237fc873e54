import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { expertState, serviceBarcode } from "./fields.ts";

export const takeExpert = endpoint({
  method: "POST",
  path: "/staff/expert/take",
  summary: "Begin the work on an expert service",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_STATE_REFUSED"],
  once: true,
});
