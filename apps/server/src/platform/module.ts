import type { JobHandlers } from "./jobs.ts";
import type { Route } from "./route.ts";
import type { TimerHandlers } from "./timers.ts";

/** What a module gives the server: its calls, what it does in the background, what it does when deadlines pass. */
export type Module = {
  name: string;
  routes: readonly Route[];
  jobs?: JobHandlers;
  timers?: TimerHandlers;
  /** Named queries that must return no row (npm run audit); each row returned is one broken promise. */
  invariants?: Readonly<Record<string, string>>;
};
