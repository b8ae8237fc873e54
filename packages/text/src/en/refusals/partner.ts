import type { partnerRefusals } from "@sihai/contract/partner/refusals";

export const partnerSentences = {
  TOKEN_NAME_TAKEN: "A token with this name exists already. Choose another name, or revoke that one first",
  TOKENS_FULL: "You have {most} API tokens already. Revoke one you no longer need",
  TOKEN_NOT_FOUND: "This API token is revoked already",
  TOKEN_TOO_LONG: "An API token can be valid for at most {most} days",
} as const satisfies Record<keyof typeof partnerRefusals, string>;
