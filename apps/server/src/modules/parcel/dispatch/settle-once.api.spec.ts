import * as contract from "@sihai/contract/parcel";
import { add, cny, toDecimal, zero } from "@sihai/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, type Client, pay, payPassword, race, trials } from "#testing";
import { aChangeOf, changeIt } from "../../../../testing/parcel/changes.ts";
import { benches, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aPaidParcel, aWaybill, leave, packIt, weighIt } from "../../../../testing/parcel/parcels.ts";
import { balanceOf, deposit, owed, wallet } from "../../ledger/index.ts";
import { findParcelByNo } from "../parcel.store.ts";
import { settleParcel } from "./settle-parcel.service.ts";

standOnNewGround();

const sizes = {
  light: { grams: 300, sidesCm: [20, 15, 5] },
  usual: { grams: 900, sidesCm: [30, 20, 8] },
  heavy: { grams: 2600, sidesCm: [34, 24, 12] },
} as const satisfies Record<string, { grams: number; sidesCm: [number, number, number] }>;
type Size = keyof typeof sizes;
const actNames = ["light", "usual", "heavy", "leave", "leave", "leave", "change", "cancel", "settle", "pay back"] as const;
type Act = (typeof actNames)[number];

/** A packed parcel to which anything is done at once, and what was answered to whoever weighed it. */
async function aParcelOnAlert(mei: Client) {
  const { packageId, item } = await aPaidParcel(spec, mei, benches);
  await packIt(benches, packageId, [item.itemNo]);
  const read = async () => {
    const parcel = await findParcelByNo(spec.deps.db, packageId);
    if (!parcel) throw new Error("the parcel is gone");
    return parcel;
  };
  const weighed = new Set<string>();
  const weigh = async (size: Size) => {
    const reply = await weighIt(benches, packageId, sizes[size]);
    if (reply.ok) weighed.add(reply.data.finalFreight);
  };
  /** Nothing but that it has not left, or left no debt, may stand in the way. */
  const settle = () =>
    settleParcel(spec.deps, packageId).catch((error: Error) => {
      if (!error.message.includes("has not left")) throw error;
    });
  const handOver = async () => {
    const { state, waybillNo } = await read();
    if (state === "weighed" && waybillNo === null) await aWaybill(benches, packageId).catch(() => null);
    await leave(benches, [packageId]);
  };
  const payBack = async () => {
    const { tradeNo, state } = await mei.must(contract.parcelDetail, { query: { packageId } });
    if (tradeNo && state !== "unpaid") await race(2, () => pay(mei, tradeNo));
  };
  const change = async () => {
    const wish = { services: [{ code: "filling" as const, items: [] }] };
    const body = await aChangeOf(mei, packageId, wish).catch(() => null);
    if (body) await changeIt(mei, { ...body, payPassword });
  };
  const acts: Record<Act, () => Promise<unknown>> = {
    light: () => weigh("light"),
    usual: () => weigh("usual"),
    heavy: () => weigh("heavy"),
    leave: handOver,
    change,
    cancel: () => mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() }),
    settle,
    "pay back": payBack,
  };
  return { acts, read, weighed };
}

async function purse(mei: Client) {
  const { db } = spec.deps;
  return {
    inWallet: await balanceOf(db, wallet(mei.id)),
    inDeposit: await balanceOf(db, deposit(mei.id)),
    inDebt: await balanceOf(db, owed(mei.id)),
  };
}

describe("settlement posts once, whatever is weighed again when (rule F33)", () => {
  it("and takes what the last weighing before hand-over comes to: no more, no less, no second time", async () => {
    const script = fc.array(fc.array(fc.constantFrom(...actNames), { minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 4,
    });
    const told: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(script, fc.boolean(), async (rounds, isSealed) => {
        const mei = await aBuyer(spec);
        const start = (await purse(mei)).inWallet;
        const parcel = await aParcelOnAlert(mei);
        for (const round of rounds) await Promise.all(round.map((act) => parcel.acts[act]()));
        if (isSealed && (await parcel.read()).state === "packed") await parcel.acts.heavy();
        const sealed = (await parcel.read()).state === "weighed";
        if (sealed) await Promise.all([parcel.acts.leave(), parcel.acts.light(), parcel.acts.leave(), parcel.acts.settle()]);
        await race(3, parcel.acts.settle);
        await Promise.all([parcel.acts["pay back"](), parcel.acts.settle(), parcel.acts["pay back"](), parcel.acts.heavy()]);

        const end = await parcel.read();
        const has = await purse(mei);
        const spent = toDecimal({ amount: start.amount - has.inWallet.amount, currency: "CNY" });
        const entries = await spec.deps.db
          .selectFrom("ledger_entry")
          .select("id")
          .where("user_id", "=", mei.id)
          .where("kind", "=", "settle-parcel")
          .execute();
        told[end.state] = (told[end.state] ?? 0) + 1;
        told[`settled ${end.settlement?.outcome ?? null}`] = (told[`settled ${end.settlement?.outcome ?? null}`] ?? 0) + 1;
        expect(entries).toHaveLength(end.state === "shipped" ? 1 : 0);
        expect(toDecimal(has.inDebt)).toBe("0.00");
        if (end.state !== "shipped") return;
        expect(toDecimal(has.inDeposit)).toBe("0.00");
        const final = cny(end.finalQuote?.total ?? "0");
        expect(parcel.weighed).toContain(toDecimal(final));
        expect(end.settlement?.finalFreight).toEqual(final);
        expect(end.owed).toEqual(zero("CNY"));
        expect(spent).toBe(toDecimal(add(add(final, end.insurance), end.service)));
      }),
      { numRuns: trials(4).length, endOnFailure: true },
    );
    // Which ends the scripts came to.
    if (process.env.RACE_TRIALS) process.stdout.write(`${JSON.stringify(told)}\n`);
  });
});
