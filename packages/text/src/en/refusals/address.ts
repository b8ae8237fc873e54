import type { addressRefusals } from "@sihai/contract/address/refusals";

export const addressSentences = {
  ADDRESS_NOT_FOUND: "This address doesn’t exist or was deleted",
  ADDRESS_FIELD_WRONG: "The country, state and postcode don’t match. Please check them",
  ADDRESS_PHONE_WRONG: "The phone number doesn’t fit the chosen country",
  COUNTRY_CLOSED:
    "New addresses in {name} aren’t possible right now. You can choose {open} and the others in the list. Saved addresses stay as they are",
  STATE_CLOSED: "{name} can’t be chosen any more. You can choose: {open}",
  ADDRESS_BOOK_FULL: "You can keep up to {limit} addresses. Please delete one you don’t need",
} as const satisfies Record<keyof typeof addressRefusals, string>;
