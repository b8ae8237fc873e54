import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { planState } from "./fields.ts";

export const cancelPlan = endpoint({
  method: "POST",
  path: "/parcel/plan/:planId/cancel",
  summary: "Stop making a plan",
  params: z.object({ planId: id }),
  data: z.object({ state: planState }),
  refusals: ["PLAN_NOT_FOUND"],
  repeats: "sets",
});
