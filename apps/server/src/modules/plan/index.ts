import * as contract from "@sihai/contract/plan";
import { dayMs } from "@sihai/domain/clocks";
import { type Deps, type Module, onJob, route, users } from "#platform";
import { makePlanJob } from "./make-plan.job.ts";
import { makePlan, planJob } from "./make-plan.service.ts";
import { deletePlansBefore } from "./plan.store.ts";
import { cancelPlan, readPlan } from "./read-plan.service.ts";

export { makePlan } from "./make-plan.service.ts";
export { readPlan } from "./read-plan.service.ts";

export const planModule: Module = {
  name: "plan",
  routes: [
    route(contract.makePlan, {
      allow: users,
      handle: ({ deps, body, who, now, once }) => makePlan(deps, { ...body, userId: who.userId, now, once }),
    }),
    route(contract.readPlan, {
      allow: users,
      handle: ({ deps, params, who, now }) => readPlan(deps, { userId: who.userId, planId: params.planId }, now),
    }),
    route(contract.cancelPlan, {
      allow: users,
      handle: ({ deps, params, who, now }) => cancelPlan(deps, { userId: who.userId, planId: params.planId }, now),
    }),
  ],
  jobs: [onJob(planJob, makePlanJob)],
  sweeps: [
    {
      name: "old plans",
      everySeconds: 3600,
      run: deleteOldPlans,
    },
  ],
};

function deleteOldPlans({ db, clock, settings }: Deps): Promise<void> {
  const now = clock.now();
  return deletePlansBefore(db, new Date(now.getTime() - settings.at(now).planKeptDays * dayMs));
}
