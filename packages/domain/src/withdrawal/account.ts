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

function plain(account: string): string {
  return account.replaceAll(/\s/g, "").toUpperCase();
}
