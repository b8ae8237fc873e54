import type { viewingRefusals } from "@sihai/contract/viewing/refusals";

export const viewingSentences = {
  VIEWING_STOPPED: "This customer’s account is disabled, so they see nothing themselves",
  VIEWING_TICKET_WRONG: "This address has been used or is too old. Please start again from the customer’s file",
} as const satisfies Record<keyof typeof viewingRefusals, string>;
