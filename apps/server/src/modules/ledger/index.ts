import type { Module } from "#platform";
import { ledgerInvariants } from "./invariants.ts";

export { balanceOf, creditsOf, heldCreditsOf } from "./account.store.ts";
export { type AccountRef, debt, deposit, held, owed, wallet, world } from "./accounts.ts";
export { creditHoldersWithout, creditsBefore, isBooked, isClosedAt } from "./credits.store.ts";
export { type Entry, lockForPosting, type Posted, type Posting, type PostRefusal, post, postCredits, reverse } from "./post.ts";
export { closeSource, sourcesOf, standingSources } from "./source.store.ts";
export type { NewSource, Purse, PursePart, SourceStep } from "./source-steps.ts";

export const ledgerModule: Module = { name: "ledger", routes: [], invariants: ledgerInvariants };
