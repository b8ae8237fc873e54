import type { Posting, SourceStep } from "../src/modules/ledger/index.ts";

/** What postings do to the sources of a wallet, for specs that post by hand: money of the bank arrives, everything else is one purse. */
export function told(postings: readonly Posting[]): SourceStep[] {
  return postings.flatMap(({ from, to, amount }): SourceStep[] => {
    if (from.kind === "wallet") return [{ step: "spent", parts: [{ purse: "spec:1", amount }] }];
    if (to.kind !== "wallet") return [];
    if (from.owner !== null) return [{ step: "given-back", purse: "spec:1", amount }];
    return [{ step: "arrives", source: { kind: "transfer", amount, paid: amount, reference: "spec" } }];
  });
}
