import type { operationRefusals } from "@sihai/contract/operation/refusals";

export const operationSentences = {
  TROUBLE_OVER: "This is no longer among the failures, or is being done now",
  MAIL_NOT_OPEN: "This mail has arrived, or is being sent again",
} as const satisfies Record<keyof typeof operationRefusals, string>;
