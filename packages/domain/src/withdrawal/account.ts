/** Where money goes that cannot go back the way it came: a bank account, or the wallet of a social app. */
export const accountKinds = ["bank", "wechat"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** An account as shown: its last four signs. */
export function maskAccount(account: string): string {
  return `•••• ${account.replaceAll(/\s/g, "").slice(-4)}`;
}

/** Whether two ways of writing an account mean the same: spaces and case aside. */
export function isSameAccount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Whether it looks like an IBAN and its check digits say that a sign of it is wrong (ISO 13616: the rest by 97 is 1). */
export function isWrongIban(account: string): boolean {
  const iban = plain(account);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
  return BigInt(digits) % 97n !== 1n;
}

function plain(account: string): string {
  return account.replaceAll(/\s/g, "").toUpperCase();
}
