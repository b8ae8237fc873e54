import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { disputeNo, disputeStatus } from "./fields.ts";

/** For good: the dispute is lost at once, and the money stays with the card's holder. An inquiry is answered or left, not given up. */
export const giveUpDispute = endpoint({
  method: "POST",
  path: "/staff/disputes/give-up",
  summary: "Give a dispute up, with the reason",
  body: z.strictObject({ disputeNo, reason: text(500) }),
  data: z.object({ disputeNo, status: disputeStatus }),
  once: true,
  refusals: ["CARD_DISPUTE_NOT_FOUND", "CARD_DISPUTE_OVER", "DISPUTE_ANSWER_SENT", "GATEWAY_SILENT"],
});
