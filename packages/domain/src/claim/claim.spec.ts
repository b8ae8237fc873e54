import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, compare, greatest, money, toDecimal } from "../money.ts";
import { readSetting, seededSettings, seedJson } from "../setting/index.ts";
import {
  type ClaimState,
  calculateClaim,
  claimAnswerDue,
  claimBasis,
  claimCap,
  claimKinds,
  claimNumber,
  claimStates,
  claimTermsHeldAt,
  claimTransitions,
  claimWindow,
  foundAgain,
  isGone,
  isOpenClaim,
  likelyKind,
  mayMoveClaim,
  offerStands,
  offerStandsUntil,
  openClaimStates,
  readClaimNumber,
  reviveBefore,
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
    for (const other of ["CL12", "XCL800001", "CL800001X", "LC800001", ""]) expect(readClaimNumber(other)).toBeNull();
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
    expect(claimWindow("lost", underway, new Date("2027-02-08T02:00:00.000Z"), seededSettings).obstacle).toBeNull();
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

  it("ends for a late parcel as many business days after it came, and has no end while it has not come", () => {
    const late = { ...sent, deliveredAt: new Date("2026-12-02T02:00:00Z") };
    const at = (now: string, parcel: Parameters<typeof claimWindow>[1]) =>
      claimWindow("delayed", parcel, new Date(now), seededSettings);
    expect(at("2026-12-04T15:59:59.999Z", late).obstacle).toBeNull();
    expect(at("2026-12-04T16:00:00.000Z", late).obstacle).toBe("window-closed");
    const away = { ...sent, state: "shipped", deliveredAt: null } as const;
    expect(at("2026-11-30T01:59:59.999Z", away).obstacle).toBe("too-early");
    expect(at("2030-01-01T00:00:00.000Z", away)).toEqual({
      opensAt: new Date("2026-11-30T02:00:00Z"),
      closesAt: null,
      obstacle: null,
    });
    const onTheDay = { ...sent, deliveredAt: new Date("2026-11-30T02:00:00Z") };
    expect(claimWindow("delayed", onTheDay, new Date("2026-12-01T00:00:00Z"), seededSettings).obstacle).toBe("in-time");
  });

  it("does not open sooner for a parcel that counts as lost after its time", () => {
    const late = { ...sent, state: "exception", deliveredAt: null, exceptionAt: new Date("2026-12-20T00:00:00Z") } as const;
    expect(claimWindow("lost", late, new Date("2026-12-10T02:00:00Z"), seededSettings)).toMatchObject({
      opensAt: new Date("2026-12-10T02:00:00Z"),
      obstacle: null,
    });
  });

  it("follows the terms of the day a parcel came, or left, or of today", () => {
    const now = new Date("2026-12-01T00:00:00Z");
    expect(claimTermsHeldAt(sent, now)).toEqual(sent.deliveredAt);
    expect(claimTermsHeldAt({ ...sent, deliveredAt: null }, now)).toEqual(sent.shippedAt);
    expect(claimTermsHeldAt({ shippedAt: null, deliveredAt: null }, now)).toEqual(now);
  });

  it("loses its ground for goods that were gone once they are found", () => {
    const found = (kind: (typeof claimKinds)[number], parcel: { takenBack: boolean }) =>
      foundAgain(kind, { deliveredAt: sent.deliveredAt, ...parcel });
    expect(found("lost", { takenBack: false })).toBe("delivered");
    expect(found("seized", { takenBack: true })).toBe("taken-back");
    expect(foundAgain("lost", { deliveredAt: null, takenBack: false })).toBeNull();
    for (const kind of ["damaged", "missing", "wrong", "delayed"] as const)
      expect(found(kind, { takenBack: true }), kind).toBeNull();
  });

  it("has offers that stand for days, to the millisecond before their end, and can be taken up again for a while", () => {
    const at = new Date("2026-11-20T03:00:00Z");
    const until = offerStandsUntil(at, { offerDays: 14 });
    expect(until.toISOString()).toBe("2026-12-04T03:00:00.000Z");
    expect([offerStands(until, new Date(until.getTime() - 1)), offerStands(until, until)]).toEqual([true, false]);
    expect(reviveBefore(at, { reviveDays: 30 }).toISOString()).toBe("2026-12-20T03:00:00.000Z");
  });

  it("is most likely about what happened, else the first that can be told", () => {
    expect(likelyKind("seized", ["lost", "seized"])).toBe("seized");
    expect(likelyKind("returned", ["lost", "seized"])).toBe("lost");
    expect(likelyKind(null, ["damaged", "missing"])).toBe("damaged");
    expect(likelyKind("lost", [])).toBeNull();
    expect(claimKinds.filter(isGone)).toEqual(["lost", "seized"]);
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

  it("is by what the goods are worth, however many pieces they are", () => {
    const dear = [
      { value: cny("300.00"), quantity: 1, claimed: 1 },
      { value: cny("100.00"), quantity: 3, claimed: 0 },
    ];
    const calculated = calculateClaim({ kind: "lost", insured: cny("400.00"), freight: cny("0.00"), goods: dear, terms });
    expect(calculated).toMatchObject({ shareBp: 7_500, maximum: cny("300.00") });
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

  it("is by the insurance where it covers at least the freight, else by the better of both", () => {
    const of = (insured: string, freight: string) => {
      const calculated = calculateClaim({ kind: "lost", insured: cny(insured), freight: cny(freight), goods: two, terms });
      return [
        calculated.basis,
        toDecimal(calculated.insuredPart),
        toDecimal(calculated.freightPart),
        toDecimal(calculated.maximum),
      ];
    };
    expect(of("100.00", "100.00")).toEqual(["insured", "25.00", "25.00", "25.00"]);
    expect(of("99.99", "100.00")).toEqual(["freight", "25.00", "25.00", "25.00"]);
    expect(of("0.00", "0.00")).toEqual(["freight", "0.00", "0.00", "0.00"]);
    expect(of("40.00", "100.00")).toEqual(["freight", "10.00", "25.00", "25.00"]);
    expect(claimBasis({ kind: "delayed", insured: cny("9.00"), freight: cny("1.00") })).toBe("delay");
  });

  it("of goods that are worth nothing is shared by pieces, and of none is nothing", () => {
    const of = (given: Parameters<typeof calculateClaim>[0]["goods"]) =>
      calculateClaim({ kind: "missing", insured: cny("80.00"), freight: cny("0.00"), goods: given, terms });
    const gift = { value: cny("0.00"), quantity: 4, claimed: 1 };
    expect(of([gift])).toMatchObject({ shareBp: 2_500, loss: cny("0.00"), insuredPart: cny("20.00") });
    expect(of([gift, { ...gift, claimed: 3 }])).toMatchObject({ shareBp: 5_000, maximum: cny("40.00") });
    expect(of([])).toMatchObject({ shareBp: 0, maximum: cny("0.00") });
    expect(of([{ value: cny("5.00"), quantity: 0, claimed: 0 }])).toMatchObject({ loss: cny("0.00"), shareBp: 0 });
  });

  it.each([-1, 0.5, 3])("refuses to calculate %d of two pieces", (claimed) => {
    const given = [{ value: cny("1.00"), quantity: 2, claimed }];
    const request = { kind: "missing", insured: cny("1.00"), freight: cny("1.00"), goods: given, terms } as const;
    expect(() => calculateClaim(request)).toThrow(`${claimed} of 2 pieces cannot be claimed`);
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
