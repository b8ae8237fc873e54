import { type Module, onTimer } from "#platform";
import { transferInvariants } from "./invariants.ts";
import { lapseTransfer } from "./lapse-transfer.service.ts";
import { transferRoutes } from "./routes.ts";
import { transferDeskRoutes } from "./staff.routes.ts";
import { transferTimers } from "./transfer-timers.ts";

export { importStatement } from "./statement/import-statement.service.ts";

export const transferModule: Module = {
  name: "transfer",
  routes: [...transferRoutes, ...transferDeskRoutes],
  timers: [onTimer(transferTimers.lapses, lapseTransfer)],
  invariants: transferInvariants,
};
