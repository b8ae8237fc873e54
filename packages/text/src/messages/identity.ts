/** What a member is told about the account. */
export type IdentityMessages = {
  welcome: { userName: string };
  "login-password-changed": { at: string };
  "payment-password-changed": { at: string };
  "email-changed": { at: string; masked: string };
};
