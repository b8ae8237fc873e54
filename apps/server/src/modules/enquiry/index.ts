import { type Module, onTimer } from "#platform";
import { expireAnswer, expireTimer } from "./expire-answer.timer.ts";
import { enquiryInvariants } from "./invariants.ts";
import { enquiryRoutes } from "./routes.ts";

export const enquiryModule: Module = {
  name: "enquiry",
  routes: enquiryRoutes,
  timers: [onTimer(expireTimer, expireAnswer)],
  invariants: enquiryInvariants,
};
