import type { Module } from "#platform";
import { ledgerInvariants } from "./invariants.ts";

export {
  type AccountRef,
  balanceOf,
  credits,
  creditsOf,
  deposit,
  held,
  owed,
  type WorldKind,
  wallet,
  world,
} from "./accounts.ts";
export { type Entry, type Posted, type Posting, type PostRefusal, post, postCredits, reverse } from "./post.ts";

export const ledgerModule: Module = { name: "ledger", routes: [], invariants: ledgerInvariants };
