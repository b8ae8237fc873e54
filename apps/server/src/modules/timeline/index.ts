export { historyInvariants, timelineInvariants } from "./history-invariants.ts";
export {
  type Actor,
  actorKinds,
  copySteps,
  recordStep,
  type StepView,
  stepsOf,
  stepsOfMany,
} from "./timeline.store.ts";
