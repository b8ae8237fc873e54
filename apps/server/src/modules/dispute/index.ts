import type { Module } from "#platform";
import { disputeInvariants } from "./invariants.ts";
import { disputeRoutes } from "./routes.ts";
import { sendAnswers } from "./send-answer.ts";

export const disputeModule: Module = {
  name: "dispute",
  routes: disputeRoutes,
  sweeps: [{ name: "send answers to disputes", everySeconds: 60, run: sendAnswers }],
  invariants: disputeInvariants,
};
