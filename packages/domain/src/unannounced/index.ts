export {
  type AbnormalState,
  abnormalStates,
  abnormalTransitions,
  claimProofsMax,
  hiddenPart,
  maskedText,
  maskNumber,
  mayMoveAbnormal,
  readMark,
  readMasked,
} from "./unannounced.ts";
