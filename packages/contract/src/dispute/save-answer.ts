import { answerStates } from "@sihai/domain/dispute";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { disputeNo, evidenceFields } from "./fields.ts";

/** `version`: of what was read; 0 where nothing was written yet. */
export const saveDisputeAnswer = endpoint({
  method: "POST",
  path: "/staff/disputes/save-answer",
  summary: "Keep a draft of the answer to a dispute",
  body: z.strictObject({ disputeNo, version: z.int().check(z.minimum(0)), ...evidenceFields }),
  data: z.object({ disputeNo, state: z.enum(answerStates), version: z.int() }),
  once: true,
  refusals: [
    "CARD_DISPUTE_NOT_FOUND",
    "CARD_DISPUTE_OVER",
    "DISPUTE_ANSWER_SENT",
    "DISPUTE_ANSWER_CHANGED",
    "DISPUTE_PICTURE_UNKNOWN",
  ],
});
