import type { CommonRefusalCode } from "@sihai/contract";

export const commonSentences = {
  INPUT_INVALID: "Something in the form isn’t right. Please check it and try again",
  TEXT_UNREADABLE: "The text contains invisible characters. Please delete it and type it again",
  CARD_IN_TEXT: "Please take the card number out of your text. Card details are only ever entered on the payment page",
  NOT_LOGGED_IN: "Please log in first",
  TOKEN_NOT_VALID: "This API token has expired, was revoked or doesn’t exist. Make a new one in the settings",
  TOKEN_SCOPE_MISSING: "This API token isn’t allowed to do this",
  FORBIDDEN: "You don’t have permission to do this",
  VIEWING_ONLY_LOOKS: "Looking only: you see this customer’s pages, and can’t change anything or open what is secret",
  VIEWING_OVER: "This visit to the customer’s pages is over",
  INTERCEPTED: "We couldn’t confirm where this request came from, so we blocked it",
  NOT_FOUND: "We couldn’t find what you asked for",
  IDEMPOTENCY_CONFLICT: "This was already submitted with different details. Please refresh and try again",
  TOO_LARGE: "This file is too large to upload",
  TOO_MANY_REQUESTS: "Too many attempts. Please wait a minute and try again",
  SERVICE_ERROR: "Service Error",
  SERVICE_BUSY: "We’re briefly unavailable. Please try again; nothing is charged twice",
} as const satisfies Record<CommonRefusalCode, string>;
