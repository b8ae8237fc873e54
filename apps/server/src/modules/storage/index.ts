import { type Module, payClock } from "#platform";
import { onPayBefore } from "../payment/index.ts";
import { lapseUnpaid, unpaidExtensionTimer } from "./extend-storage.service.ts";
import { movePayBefore } from "./extension.store.ts";
import { earnExtensions, extensionPaid } from "./extension-paid.ts";
import { extensionTrial } from "./extension-trial.ts";
import { storageInvariants } from "./invariants.ts";
import { storageRoutes } from "./routes.ts";

export { earnExtensions } from "./extension-paid.ts";

export const storageModule: Module = {
  name: "storage",
  routes: storageRoutes,
  settingTrials: [extensionTrial],
  onTradePaid: { storage: extensionPaid },
  payClocks: {
    storage: payClock(unpaidExtensionTimer, ({ userId, subjectId }) => ({ userId, extensionId: subjectId }), movePayBefore),
  },
  timers: [
    onPayBefore("storage", unpaidExtensionTimer, ({ userId, extensionId }) => ({ userId, subjectId: extensionId }), lapseUnpaid),
  ],
  sweeps: [{ name: "longer storage is earned", everySeconds: 10, run: earnExtensions }],
  invariants: storageInvariants,
};
