/** What an e-mailed code may be used for; a code of one purpose is worthless for another (rule F46). */
export const codePurposes = [
  "register",
  "login",
  "bind",
  "payment-password",
  "login-password",
  "change-email",
  "withdraw",
  "close-account",
  "add-passkey",
  "lost-mailbox",
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Rule B-11: six digits, ten minutes, five tries, resend after a minute, ten a day. */
export const codePolicy = { validMinutes: 10, guessesMax: 5, resendSeconds: 60, perDayMax: 10, perDayStrangersMax: 40 } as const;

/** Rule P-02. */
export const resetLinkHours = 24;

/** The payment password's proof: bound to one payable and amount, five minutes, once (rule F50). */
export const payProofMinutes = 5;
