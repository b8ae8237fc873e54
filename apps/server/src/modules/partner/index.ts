import { type Module, onJob } from "#platform";
import { deliverHook, hookJob } from "./deliver-hook.job.ts";
import { pruneDeliveries } from "./delivery.store.ts";
import { hookRoutes } from "./hook.routes.ts";
import { hookSecretsAnew } from "./hook-secret.ts";
import { partnerRoutes } from "./routes.ts";

export { announcing } from "./announce.store.ts";
export { failingHooks } from "./hook.store.ts";

export const partnerModule: Module = {
  name: "partner",
  routes: [...partnerRoutes, ...hookRoutes],
  jobs: [onJob(hookJob, deliverHook)],
  sweeps: [pruneDeliveries],
  reseals: [hookSecretsAnew],
};
