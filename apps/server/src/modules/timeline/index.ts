export { historyInvariants, timelineInvariants } from "./history-invariants.ts";
export {
  type Actor,
  actorKinds,
  copySteps,
  namesOfSteps,
  recordStep,
  type StepView,
  stepsOf,
  stepsOfMany,
} from "./timeline.store.ts";
