import type { Purse } from "../ledger/index.ts";

/** What a withdrawal takes out of the wallet, as sources know it. */
export function purseOfWithdrawal({ id }: { id: string }): Purse {
  return `withdrawal:${id}`;
}
