import type { addressRefusals } from "@sihai/contract/address/refusals";

export const addressSentences = {
  ADDRESS_NOT_FOUND: "This address doesn’t exist or was deleted",
  ADDRESS_FIELD_WRONG: "The country, state and postcode don’t match. Please check them",
  ADDRESS_PHONE_WRONG: "The phone number doesn’t fit the chosen country",
  ADDRESS_BOOK_FULL: "You can keep up to {limit} addresses. Please delete one you don’t need",
} as const satisfies Record<keyof typeof addressRefusals, string>;
