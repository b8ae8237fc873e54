import { answerStates } from "@sihai/domain/dispute";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { disputeNo } from "./fields.ts";

/** For good: the gateway takes an answer once. */
export const submitDisputeAnswer = endpoint({
  method: "POST",
  path: "/staff/disputes/submit-answer",
  summary: "Send the answer to a dispute, as it was read",
  body: z.strictObject({ disputeNo, version: z.int().check(z.positive()) }),
  data: z.object({ disputeNo, state: z.enum(answerStates) }),
  once: true,
  refusals: [
    "CARD_DISPUTE_NOT_FOUND",
    "CARD_DISPUTE_OVER",
    "DISPUTE_ANSWER_SENT",
    "DISPUTE_ANSWER_CHANGED",
    "DISPUTE_ANSWER_EMPTY",
  ],
});
