import type { staffRefusals } from "@sihai/contract/staff/refusals";

export const staffSentences = {
  STAFF_LOGIN_WRONG: "That login or password is wrong",
  TOO_MANY_FILTERS: "A page keeps {most} filters. Please remove one first",
  STAFF_LOGIN_LOCKED: "Too many attempts. Please try again in {minutes} minutes",
  STAFF_CODE_NEEDED: "Enter the code of your authenticator, or a recovery code",
  STAFF_CODE_WRONG: "This code is wrong, or was used already. Wait for the next one",
  STAFF_FACTOR_ON: "Your second factor is on already",
  STAFF_PASSWORD_WRONG: "Your current password is wrong",
  STAFF_NOT_FOUND: "We couldn’t find this colleague. Please load the list again",
  STAFF_KNOWN_ALREADY: "Somebody has this login or e-mail already",
  STAFF_WITHOUT_MAIL: "This login has no e-mail. Renew it on the server",
  STAFF_OWN_ADMIN: "You can’t take this away from yourself. Ask another admin",
  STAFF_LAST_ADMIN: "This is the last admin. Make somebody else admin first",
  STAFF_GIVES_MORE: "You can’t do this for somebody who may do more than you. Nothing was changed",
  STAFF_ROLE_CLOSED: "One of these roles can’t be given any more. Nothing was changed. Please load the list again",
  STAFF_OWN_ACCOUNT: "Another admin has to do this for you",
} as const satisfies Record<keyof typeof staffRefusals, string>;
