import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, compare, greatest, money, toDecimal } from "../money.ts";
import { readSetting, seededSettings, seedJson } from "../setting/index.ts";
import {
  type ClaimState,
  calculateClaim,
  claimAnswerDue,
  claimCap,
  claimKinds,
  claimNumber,
  claimStates,
  claimTransitions,
  claimWindow,
  isOpenClaim,
  mayMoveClaim,
  openClaimStates,
  readClaimNumber,
} from "./index.ts";

describe("the states of a claim", () => {
  it("are all reached from the report, and end where nothing is open", () => {
    const reached = new Set<ClaimState>(["open"]);
    for (const state of reached) for (const next of claimTransitions[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...claimStates].sort());
    expect(claimStates.filter(isOpenClaim).sort()).toEqual([...openClaimStates].sort());
    const ends = claimStates.filter((state) => claimTransitions[state].length === 0);
    expect(ends.sort()).toEqual(["paid", "refused", "void", "withdrawn"]);
  });

  it.each([
    ["open", "offered", false],
    ["reviewing", "paid", false],
    ["offered", "paid", false],
    ["offered", "reviewing", true],
    ["accepted", "withdrawn", false],
    ["accepted", "paid", true],
    ["offered", "lapsed", true],
    ["accepted", "lapsed", false],
    ["lapsed", "accepted", false],
    ["paid", "void", false],
    ["paid", "paid", false],
  ] as const)("%s → %s: %s", (from, to, allowed) => expect(mayMoveClaim(from, to)).toBe(allowed));

  it("carry a number", () => {
    expect(readClaimNumber(claimNumber("800001"))).toBe("800001");
    expect(readClaimNumber("CL12; drop table claim")).toBeNull();
  });
});

const sent = {
  state: "delivered",
  shippedAt: new Date("2026-11-02T02:00:00Z"),
  // A Friday, 23:30 in Beijing.
  deliveredAt: new Date("2026-11-20T15:30:00Z"),
  exceptionAt: null,
  takenBack: false,
  promisedDays: 20,
} as const;

describe("until when something may be claimed (rules P-25 and H-142)", () => {
  it.each([
    // The second business day after a Friday is Tuesday, to its last millisecond in Beijing.
    ["2026-11-24T15:59:59.999Z", null],
    ["2026-11-24T16:00:00.000Z", "window-closed"],
    ["2026-11-20T15:29:59.999Z", "too-early"],
  ])("damage told at %s: %s", (now, obstacle) => {
    expect(claimWindow("damaged", sent, new Date(now), seededSettings).obstacle).toBe(obstacle);
  });

  it("counts no days off: the eve of the National Day holiday leaves until the second working day after it", () => {
    const parcel = { ...sent, shippedAt: new Date("2026-09-01T00:00:00Z"), deliveredAt: new Date("2026-09-30T10:00:00Z") };
    // 1–7 October off; 8 and 9 October are the two business days.
    expect(claimWindow("missing", parcel, new Date("2026-10-09T15:59:59.999Z"), seededSettings).obstacle).toBeNull();
    expect(claimWindow("missing", parcel, new Date("2026-10-09T16:00:00.000Z"), seededSettings).obstacle).toBe("window-closed");
  });

  it("is not open for what has not arrived, or never left", () => {
    expect(claimWindow("wrong", { ...sent, deliveredAt: null }, new Date("2026-11-10T00:00:00Z"), seededSettings).obstacle).toBe(
      "not-delivered",
    );
    for (const kind of claimKinds)
      expect(claimWindow(kind, { ...sent, shippedAt: null, deliveredAt: null }, new Date(), seededSettings).obstacle).toBe(
        "not-sent",
      );
  });

  it("opens for a lost parcel ten days past its promise, or the moment it is an exception, and stays open sixty days", () => {
    // 20 working days are 28 days: promised by 30 November 02:00, lost on 10 December.
    const underway = { ...sent, state: "shipped", deliveredAt: null } as const;
    expect(claimWindow("lost", underway, new Date("2026-12-10T01:59:59.999Z"), seededSettings).obstacle).toBe("too-early");
    expect(claimWindow("lost", underway, new Date("2026-12-10T02:00:00.000Z"), seededSettings).obstacle).toBeNull();
    expect(claimWindow("lost", underway, new Date("2027-02-08T02:00:00.001Z"), seededSettings).obstacle).toBe("window-closed");
    const exception = { ...underway, state: "exception", exceptionAt: new Date("2026-11-12T00:00:00Z") } as const;
    expect(claimWindow("seized", exception, new Date("2026-11-12T00:00:00Z"), seededSettings).obstacle).toBeNull();
    expect(claimWindow("lost", sent, new Date("2026-12-20T00:00:00Z"), seededSettings).obstacle).toBe("delivered");
    const back = { ...exception, takenBack: true };
    for (const kind of claimKinds)
      expect(claimWindow(kind, back, new Date("2026-12-20T00:00:00Z"), seededSettings).obstacle).toBe("taken-back");
  });

  it("is open for a late parcel only", () => {
    expect(claimWindow("delayed", sent, new Date("2026-11-21T00:00:00Z"), seededSettings).obstacle).toBe("in-time");
    const late = { ...sent, deliveredAt: new Date("2026-12-02T02:00:00Z") };
    expect(claimWindow("delayed", late, new Date("2026-12-03T00:00:00Z"), seededSettings).obstacle).toBeNull();
  });

  it("is answered within three business days", () => {
    expect(claimAnswerDue(new Date("2026-11-20T03:00:00Z"), seededSettings).toISOString()).toBe("2026-11-25T03:00:00.000Z");
  });
});

const terms = seededSettings.claimTerms;
const fen = fc.bigInt({ min: 0n, max: 3_000_000n }).map((amount) => money(amount, "CNY"));
const goods = fc.array(
  fc.record({ value: fen, quantity: fc.integer({ min: 1, max: 50 }), portion: fc.integer({ min: 0, max: 100 }) }).map((one) => ({
    value: one.value,
    quantity: one.quantity,
    claimed: Math.floor((one.quantity * one.portion) / 100),
  })),
  { minLength: 1, maxLength: 20 },
);

describe("the terms of claims", () => {
  const request = seedJson.claimTerms;
  it.each([[[14, 2]], [[2, 7]], [[7, 7]]])(
    "have reminders before the end of an offer, the earliest first: not %j",
    (reminderDays) => {
      const read = readSetting("claimTerms", { ...(typeof request === "object" ? request : {}), reminderDays });
      expect(read).toMatchObject({ ok: false, problems: [{ code: "ORDER" }] });
    },
  );

  it("give another share for a delay", () => {
    const late = { kind: "delayed", insured: cny("0.00"), freight: cny("101.00"), goods: [] } as const;
    expect(toDecimal(calculateClaim({ ...late, terms: { delayBp: 2_500 } }).maximum)).toBe("25.25");
  });
});

describe("what a claim comes to", () => {
  const two = [
    { value: cny("300.00"), quantity: 3, claimed: 1 },
    { value: cny("100.00"), quantity: 1, claimed: 0 },
  ];

  it("is the insured value by the share of the goods", () => {
    const calculated = calculateClaim({ kind: "missing", insured: cny("500.00"), freight: cny("100.00"), goods: two, terms });
    expect(calculated).toMatchObject({ basis: "insured", shareBp: 2_500 });
    expect(toDecimal(calculated.loss)).toBe("100.00");
    expect(toDecimal(calculated.maximum)).toBe("125.00");
  });

  it("is the freight by the same share without insurance, and half the freight for a late parcel", () => {
    const uninsured = calculateClaim({ kind: "damaged", insured: cny("0.00"), freight: cny("100.00"), goods: two, terms });
    expect([uninsured.basis, toDecimal(uninsured.maximum)]).toEqual(["freight", "25.00"]);
    const late = calculateClaim({ kind: "delayed", insured: cny("500.00"), freight: cny("101.00"), goods: two, terms });
    expect([late.basis, toDecimal(late.maximum)]).toEqual(["delay", "50.50"]);
  });

  it("never exceeds insured value and freight, nor grows when less is claimed", () => {
    fc.assert(
      fc.property(fen, fen, goods, fc.constantFrom(...claimKinds), (insured, freight, given, kind) => {
        const calculated = calculateClaim({ kind, insured, freight, goods: given, terms });
        expect(compare(calculated.maximum, claimCap(insured, freight))).toBeLessThanOrEqual(0);
        expect(calculated.maximum.amount >= 0n).toBe(true);
        const all = calculateClaim({
          kind,
          insured,
          freight,
          goods: given.map((one) => ({ ...one, claimed: one.quantity })),
          terms,
        });
        expect(compare(calculated.maximum, all.maximum)).toBeLessThanOrEqual(0);
        if (kind !== "delayed") expect(all.maximum).toEqual(greatest(insured, freight));
      }),
    );
  });

  it("paid in two halves is never more than a fen from the whole", () => {
    fc.assert(
      fc.property(fen, fen, fen, (insured, a, b) => {
        fc.pre(a.amount + b.amount > 0n);
        const part = (first: boolean) =>
          calculateClaim({
            kind: "missing",
            insured,
            freight: cny("0.00"),
            goods: [a, b].map((value, index) => ({ value, quantity: 1, claimed: (index === 0) === first ? 1 : 0 })),
            terms,
          }).insuredPart;
        const both = add(part(true), part(false)).amount - insured.amount;
        expect(both >= -1n && both <= 1n).toBe(true);
      }),
    );
  });

  it("refuses to calculate more pieces than there are", () => {
    expect(() =>
      calculateClaim({
        kind: "missing",
        insured: cny("1.00"),
        freight: cny("1.00"),
        goods: [{ value: cny("1.00"), quantity: 1, claimed: 2 }],
        terms,
      }),
    ).toThrow(RangeError);
  });
});
