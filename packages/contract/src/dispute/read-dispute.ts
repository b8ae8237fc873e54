import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { deskDispute, disputeAnswer, disputeMoney, disputeNo, disputeProof } from "./fields.ts";

export const readDispute = endpoint({
  method: "GET",
  path: "/staff/disputes/one",
  summary: "One dispute with everything on record that speaks for us",
  query: z.strictObject({ disputeNo }),
  data: z.object({
    ...deskDispute.shape,
    /** The gateway's names of the dispute and of the charge. */
    gatewayId: z.string(),
    chargeId: z.string(),
    canAnswer: z.boolean(),
    money: disputeMoney,
    proof: disputeProof,
    answerGiven: disputeAnswer,
  }),
  refusals: ["CARD_DISPUTE_NOT_FOUND"],
});
