import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { expertState, serviceBarcode } from "./fields.ts";

/** Until the work begins; a paid fee stays paid, money set aside comes back. */
export const cancelExpert = endpoint({
  method: "POST",
  path: "/expert/cancel",
  summary: "Call an expert service off before the work begins",
  body: z.strictObject({ serviceBarcode }),
  data: z.object({ state: expertState }),
  refusals: ["EXPERT_NOT_FOUND", "EXPERT_CANCEL_REFUSED"],
  once: true,
});
