export { historyInvariants, timelineInvariants } from "./history-invariants.ts";
export {
  type Actor,
  copySteps,
  recordStep,
  type Step,
  type StepView,
  stepsOf,
  stepsOfMany,
  type TimelineSubject,
} from "./timeline.store.ts";
