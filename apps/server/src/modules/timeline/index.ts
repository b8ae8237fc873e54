export { historyInvariants, timelineInvariants } from "./history-invariants.ts";
export {
  type Actor,
  copySteps,
  recordStep,
  type StepView,
  stepsOf,
  stepsOfMany,
} from "./timeline.store.ts";
