import type { partnerRefusals } from "@sihai/contract/partner/refusals";

export const partnerSentences = {
  TOKEN_NAME_TAKEN: "A token with this name exists already. Choose another name, or revoke that one first",
  TOKENS_FULL: "You have {most} API tokens already. Revoke one you no longer need",
  TOKEN_NOT_FOUND: "This API token is revoked already",
  TOKEN_TOO_LONG: "An API token can be valid for at most {most} days",
  HOOK_ADDRESS_REFUSED: "We can send events to public https addresses only, without a port or a password in them",
  HOOK_TAKEN: "Events are sent to this address already",
  HOOKS_FULL: "You have {most} addresses already. Remove one you no longer need",
  HOOK_NOT_FOUND: "This address is removed already",
  DELIVERY_NOT_FOUND: "This event is being sent already, or its address is switched off",
} as const satisfies Record<keyof typeof partnerRefusals, string>;
