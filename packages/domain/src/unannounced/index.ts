export {
  type AbnormalState,
  abnormalStates,
  abnormalTransitions,
  claimProofsMax,
  forfeitWarningDays,
  guessesADay,
  hiddenPart,
  maskedText,
  maskNumber,
  mayMoveAbnormal,
  readMark,
  readMasked,
} from "./unannounced.ts";
