export {
  claimProofsMax,
  hiddenPart,
  maskedText,
  maskNumber,
  mayMoveUnannounced,
  readMark,
  readMasked,
  type UnannouncedState,
  unannouncedStates,
  unannouncedTransitions,
} from "./unannounced.ts";
