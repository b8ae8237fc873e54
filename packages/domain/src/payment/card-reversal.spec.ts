import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, money, sum, zero } from "../index.ts";
import {
  isDisputeStanding,
  isMoneyOut,
  isReversalOver,
  mergeReversal,
  type ReversalFacts,
  reversalStatuses,
  shareReversal,
} from "./index.ts";

describe("what is said of a reversal", () => {
  const said: ReversalFacts[] = [
    { kind: "dispute", status: "open", withdrawn: false, reinstated: false },
    { kind: "dispute", status: "open", withdrawn: true, reinstated: false },
    { kind: "dispute", status: "review", withdrawn: true, reinstated: false },
    { kind: "dispute", status: "won", withdrawn: true, reinstated: false },
    { kind: "dispute", status: "won", withdrawn: true, reinstated: true },
  ];
  it("comes to the same in whatever order and however often it is said", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...said, ...said], { minLength: said.length * 2 }), ([first, ...others]) => {
        if (!first) throw new Error("nothing said");
        expect(others.reduce(mergeReversal, first)).toEqual(said.at(-1));
      }),
    );
  });

  it("adds to what is known only what was said", () => {
    const open = { kind: "dispute", status: "open", withdrawn: false, reinstated: false } as const;
    expect(mergeReversal(open, { ...open, status: "review" })).toEqual({ ...open, status: "review" });
    expect(mergeReversal({ ...open, status: "review" }, open)).toEqual({ ...open, status: "review" });
    expect(mergeReversal(open, { ...open, withdrawn: true })).toEqual({ ...open, withdrawn: true });
    expect(mergeReversal(open, { ...open, reinstated: true })).toEqual({ ...open, reinstated: true });
  });

  it.each([
    [{ kind: "refund", status: "pending", withdrawn: false, reinstated: false }, true],
    [{ kind: "own-refund", status: "refunded", withdrawn: true, reinstated: true }, true],
    [{ kind: "refund", status: "failed", withdrawn: true, reinstated: false }, false],
    [{ kind: "refund", status: "pending", withdrawn: true, reinstated: false }, true],
    [{ kind: "refund", status: "failed", withdrawn: true, reinstated: true }, false],
    [{ kind: "dispute", status: "inquiry", withdrawn: false, reinstated: false }, false],
    [{ kind: "dispute", status: "won", withdrawn: true, reinstated: false }, true],
    [{ kind: "dispute", status: "lost", withdrawn: true, reinstated: false }, true],
  ] as const)("%o: the money is out: %s", (facts, isOut) => {
    expect(isMoneyOut(facts)).toBe(isOut);
  });
});

describe("who bears what is taken back", () => {
  const amounts = fc.bigInt({ min: 1n, max: 10_000_000n });

  it("is settled to the cent over any number of parts: the customer what the charge brought, we the surcharge", () => {
    fc.assert(
      fc.property(amounts, amounts, fc.array(amounts, { maxLength: 6 }), (brought, charge, cuts) => {
        const surcharge = money(brought / 28n, "CNY");
        const charged = money(charge, "EUR");
        const edges = [0n, ...cuts.map((cut) => cut % charge), charge].toSorted((a, b) => (a < b ? -1 : 1));
        let [takenBefore, borneBefore, ours] = [zero("EUR"), zero("CNY"), zero("CNY")];
        for (const [at, edge] of edges.entries()) {
          const taken = money(edge - (edges[at - 1] ?? 0n), "EUR");
          if (taken.amount === 0n) continue;
          const share = shareReversal({
            ...{ charged, brought: money(brought, "CNY"), surcharge, takenBefore, borneBefore, taken },
            refundedByUs: zero("EUR"),
          });
          takenBefore = add(takenBefore, taken);
          borneBefore = add(borneBefore, share.borne);
          ours = add(ours, share.ours);
        }
        expect(sum([borneBefore, ours], "CNY")).toEqual(money(brought + surcharge.amount, "CNY"));
        expect(borneBefore.amount).toBe(brought);
      }),
    );
  });

  const none = { takenBefore: zero("EUR"), borneBefore: cny("0.00"), refundedByUs: zero("EUR") };
  const euros = { charged: money(10_000n, "EUR"), brought: cny("700.00"), surcharge: cny("24.50") };

  it("is shared part by part, each by all that was taken so far", () => {
    expect(shareReversal({ ...euros, ...none, taken: money(5_000n, "EUR") })).toEqual({
      borne: cny("350.00"),
      ours: cny("12.25"),
    });
    const second = { ...none, takenBefore: money(5_000n, "EUR"), borneBefore: cny("350.00"), taken: money(2_500n, "EUR") };
    expect(shareReversal({ ...euros, ...second })).toEqual({ borne: cny("175.00"), ours: cny("6.12") });
  });

  it("comes to no more than the charge brought with its surcharge, however much is taken abroad", () => {
    expect(shareReversal({ ...euros, ...none, taken: money(20_000n, "EUR") })).toEqual({
      borne: cny("700.00"),
      ours: cny("24.50"),
    });
  });

  const yuan = { charged: cny("103.50"), brought: cny("100.00"), surcharge: cny("3.50") };

  it("is ours for what is taken of a charge in CNY beyond it", () => {
    const taken = { takenBefore: cny("0.00"), borneBefore: cny("0.00"), refundedByUs: cny("0.00"), taken: cny("110.00") };
    expect(shareReversal({ ...yuan, ...taken })).toEqual({ borne: cny("100.00"), ours: cny("10.00") });
  });

  it("is the customer's as far as neither a withdrawal nor an earlier part took it from them", () => {
    const after = { takenBefore: cny("40.00"), borneBefore: cny("38.64"), refundedByUs: cny("50.00"), taken: cny("60.00") };
    expect(shareReversal({ ...yuan, ...after })).toEqual({ borne: cny("11.36"), ours: cny("48.64") });
  });

  it("is never less than nothing for a customer who bore more than was theirs", () => {
    const after = { takenBefore: cny("10.00"), borneBefore: cny("9.66"), refundedByUs: cny("103.50"), taken: cny("5.00") };
    expect(shareReversal({ ...yuan, ...after })).toEqual({ borne: cny("0.00"), ours: cny("5.00") });
  });

  it("is not the customer's once withdrawals sent it back", () => {
    const share = shareReversal({
      ...{ charged: cny("103.50"), brought: cny("100.00"), surcharge: cny("3.50"), takenBefore: cny("0.00") },
      ...{ borneBefore: cny("0.00"), refundedByUs: cny("100.00"), taken: cny("3.50") },
    });
    expect(share).toEqual({ borne: cny("0.00"), ours: cny("3.50") });
  });
});

describe("a reversal", () => {
  const facts = { withdrawn: false, reinstated: false };

  it("counts as a dispute until its bank decides for us, and a refund never does", () => {
    const standing = reversalStatuses.dispute.filter((status) => isDisputeStanding({ ...facts, kind: "dispute", status }));
    expect(standing).toEqual(["inquiry", "inquiry-review", "open", "review", "lost"]);
    for (const status of reversalStatuses.refund) expect(isDisputeStanding({ ...facts, kind: "refund", status })).toBe(false);
  });

  it("is over once its money moved back or never will move", () => {
    const over = reversalStatuses.refund.filter((status) => isReversalOver({ ...facts, kind: "refund", status }));
    expect(over).toEqual(["failed"]);
    const dispute = { ...facts, kind: "dispute" } as const;
    expect(isReversalOver({ ...dispute, status: "won", withdrawn: true, reinstated: true })).toBe(true);
    expect(isReversalOver({ ...dispute, status: "won", withdrawn: true })).toBe(false);
    expect(isReversalOver({ ...dispute, status: "inquiry-closed" })).toBe(true);
    expect(isReversalOver({ ...dispute, status: "open" })).toBe(false);
    expect(isReversalOver({ ...dispute, status: "inquiry-closed", withdrawn: true })).toBe(false);
  });
});
