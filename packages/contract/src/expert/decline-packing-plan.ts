import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { reason } from "../fields.ts";
import { expertState, serviceBarcode } from "./fields.ts";

/** The first time it is planned anew; the second time the service ends and the goods are free. */
export const declinePackingPlan = endpoint({
  method: "POST",
  path: "/expert/decline",
  summary: "Decline the expert's plan and say why",
  body: z.strictObject({ serviceBarcode, reason: reason(300) }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_STATE_REFUSED"],
  once: true,
});
