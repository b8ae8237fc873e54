import { describe, expect, it } from "vitest";
import { ok, refuse } from "../result.ts";
import { decideLostMailbox, type LostMailboxState, lostMailboxStates } from "./lost-mailbox.ts";

const opensAt = new Date("2026-12-02T00:00:00Z");
const before = new Date("2026-12-01T23:59:59Z");
const decide = (state: LostMailboxState, agreedBy: string | null, decision: "agree" | "refuse", staffId: string, now = opensAt) =>
  decideLostMailbox({ state, agreedBy, opensAt }, { decision, staffId, now });

describe("deciding on an account whose mailbox is lost", () => {
  it("takes two people, and the second not before the waiting time is over", () => {
    expect(decide("waiting", null, "agree", "1", before)).toEqual(ok("agreed"));
    expect(decide("agreed", "1", "agree", "1")).toEqual(refuse({ code: "MAILBOX_SAME_PERSON" }));
    expect(decide("agreed", "1", "agree", "2", before)).toEqual(refuse({ code: "MAILBOX_TOO_EARLY", from: opensAt }));
    expect(decide("agreed", "1", "agree", "2")).toEqual(ok("moved"));
  });

  it("is refused by anybody at any time, even by who agreed", () => {
    expect(decide("waiting", null, "refuse", "1", before)).toEqual(ok("refused"));
    expect(decide("agreed", "1", "refuse", "1", before)).toEqual(ok("refused"));
  });

  it("is not decided once it is over, nor before it is known whose account it is", () => {
    const over = lostMailboxStates.filter((state) => state !== "waiting" && state !== "agreed");
    for (const state of over)
      for (const decision of ["agree", "refuse"] as const)
        expect(decide(state, null, decision, "2")).toEqual(refuse({ code: "MAILBOX_CASE_OVER" }));
  });
});
