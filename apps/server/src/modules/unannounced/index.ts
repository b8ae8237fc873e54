import { type Module, onTimer } from "#platform";
import { unannouncedInvariants } from "./invariants.ts";
import { unannouncedRoutes } from "./routes.ts";
import { forfeitTimer, forfeitUnannounced, warningTimer, warnOfForfeit } from "./unannounced-timers.ts";

export const unannouncedModule: Module = {
  name: "unannounced",
  routes: unannouncedRoutes,
  timers: [onTimer(forfeitTimer, forfeitUnannounced), onTimer(warningTimer, warnOfForfeit)],
  invariants: unannouncedInvariants,
};
