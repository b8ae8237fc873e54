import { setTimeout } from "node:timers/promises";
import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import * as storage from "@sihai/contract/storage";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { defineTimer, fireDueTimers, onTimer, setTimer, subjectPart, type Tx } from "#platform";
import { aKey, anAddress, pay, race } from "#testing";
import { lockCustomer } from "../../src/modules/identity/index.ts";
import { lockItemState, lockItems } from "../../src/modules/item/item.store.ts";
import { moveItem } from "../../src/modules/item/move-item.ts";
import { creditsOf, deposit, post, world } from "../../src/modules/ledger/index.ts";
import { moveParcel } from "../../src/modules/parcel/move-parcel.ts";
import {
  changeState,
  findParcelByNo,
  lockParcel,
  lockParcelsByNo,
  recordSettlement,
  reduceOwed,
} from "../../src/modules/parcel/parcel.store.ts";
import { insertParcelItems } from "../../src/modules/parcel/parcel-item.store.ts";
import { replaceTerms } from "../../src/modules/parcel/parcel-terms.store.ts";
import { cancelOpenTrade, lockLiveTrade } from "../../src/modules/payment/index.ts";
import { markPaid } from "../../src/modules/payment/trade.store.ts";
import { releaseCoupon } from "../../src/modules/promotion/coupon-use.store.ts";
import { markCreditsReleased } from "../../src/modules/promotion/credit-use.store.ts";
import { releaseCode } from "../../src/modules/promotion/discount-code.store.ts";
import { lockStored } from "../../src/modules/warehouse/shelf/shelved-item.store.ts";
import { lockTask } from "../../src/modules/warehouse/storage-task/storage-tasks.service.ts";
import { creditTo } from "../parcel/changes.ts";
import { benches, mei, spec, standOnNewGround } from "../parcel/fixtures.ts";
import { aForm, aPaidParcel, aSealedParcel, aSubmittedParcel, leave } from "../parcel/parcels.ts";
import { aKindOfCoupon, anOpenCode, anOpenKind } from "../promotion/promotions.ts";
import { aStoredItem } from "../warehouse/stored-items.ts";

/*
 * Most promises of the sending half are held by two guards: the state under a lock, and a condition or a unique row in the database. A race
 * over HTTP cannot tell them apart, so that each is tried here as if the other were not there.
 */
standOnNewGround();

async function parcelNamed(packageId: string) {
  const parcel = await findParcelByNo(spec.deps.db, packageId);
  if (!parcel) throw new Error(`no parcel ${packageId}`);
  return parcel;
}

/** Does something of which nothing stays, and tells what it came to. */
async function tried<Value>(act: (tx: Tx) => Promise<Value>): Promise<Value> {
  class Undone extends Error {
    readonly value: Value;
    constructor(value: Value) {
      super("undone");
      this.value = value;
    }
  }
  try {
    return await spec.deps.db.transaction().execute(async (tx) => {
      throw new Undone(await act(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.value;
    throw error;
  }
}

describe("paying and the deadline (rule F12)", () => {
  it("a payment that is done is not dissolved, by what its trade says", async () => {
    const { packageId } = await aPaidParcel(spec, mei, benches);
    const { id: subjectId } = await parcelNamed(packageId);
    const stopped = await tried((tx) =>
      cancelOpenTrade(tx, { userId: mei.id, purpose: "parcel", subjectId, at: spec.deps.clock.now() }),
    );
    expect(stopped).toEqual({ ok: false, refusal: { code: "PAYMENT_ALREADY_DONE" } });
  });

  it("a paid parcel does not expire, by its own state", async () => {
    const parcel = await parcelNamed((await aPaidParcel(spec, mei, benches)).packageId);
    const moved = await tried((tx) =>
      moveParcel(tx, parcel, { action: "expire", by: { kind: "system" }, at: spec.deps.clock.now() }),
    );
    expect(moved).toMatchObject({ ok: false, refusal: { code: "PARCEL_STATE_REFUSED" } });
  });

  it("a parcel that moved on since it was read is not moved from there, by the row itself", async () => {
    const read = await parcelNamed((await aSubmittedParcel(spec, mei, benches)).packageId);
    await expect(
      tried(async (tx) => {
        await changeState(tx, read, "unshipped", { paidAt: spec.deps.clock.now() });
        await changeState(tx, read, "cancelled");
      }),
    ).rejects.toThrow("was not unpaid");
  });

  it("a trade is paid from pending alone, by the row itself", async () => {
    const { packageId } = await aSubmittedParcel(spec, mei, benches);
    const { id: subjectId } = await parcelNamed(packageId);
    await expect(
      tried(async (tx) => {
        const trade = await lockLiveTrade(tx, { userId: mei.id, purpose: "parcel", subjectId });
        if (!trade) throw new Error("no trade");
        for (const _ of [1, 2]) await markPaid(tx, trade, "balance", spec.deps.clock.now());
      }),
    ).rejects.toThrow("was not pending");
  });
});

describe("what is given back (rule F22)", () => {
  it("coupon, code and credits come back once, whoever asks twice", async () => {
    const editor = await spec.staff("content");
    const now = spec.deps.clock.now();
    const kind = aKindOfCoupon(now, { reduce: "5.00" });
    const kindId = await anOpenKind(spec, editor, kind);
    const { couponId } = await mei.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() });
    await creditTo(spec, mei, 200);
    const code = `G${mei.id}`;
    const named = {
      name: { zh: "折扣", en: "Code" },
      code,
      reduce: "5.00",
      minSpend: "0.00",
      perUser: 2,
      total: 9,
    };
    const valid = { validFrom: now.toISOString(), validUntil: new Date(now.getTime() + 86_400_000).toISOString() };
    await anOpenCode(spec, editor, { ...named, ...valid });
    const make = async (wish: object, off: string) => {
      const item = await aStoredItem(spec, mei, benches);
      const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
      const body = { ...form, ...wish, total: toDecimal(subtract(cny(form.total), cny(off))) };
      const { packageId } = await mei.must(contract.submitParcel, { body }, { key: aKey() });
      return { userId: mei.id, parcelId: (await parcelNamed(packageId)).id, at: now };
    };
    const withCoupon = await make({ couponId, credits: 200 }, "7.00");
    const withCode = await make({ discountCode: code }, "5.00");
    const { uses, used, released } = await tried(async (tx) => {
      for (const _ of [1, 2]) await releaseCoupon(tx, withCoupon);
      for (const _ of [1, 2]) await releaseCode(tx, withCode);
      const coupon = await tx.selectFrom("coupon").select("uses_left").where("id", "=", couponId).executeTakeFirstOrThrow();
      const kept = await tx.selectFrom("discount_code").select("used").where("code", "=", code).executeTakeFirstOrThrow();
      const credits = [await markCreditsReleased(tx, withCoupon), await markCreditsReleased(tx, withCoupon)];
      return { uses: coupon.uses_left, used: kept.used, released: credits.map((use) => use?.credits ?? null) };
    });
    expect(uses).toBe(1);
    expect(used).toBe(0);
    expect(released).toEqual([200, null]);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(0);
  });
});

describe("settling (rule F33)", () => {
  it("is kept once by the row, and booked once by the ledger's key", async () => {
    const sealed = await aSealedParcel(spec, mei, benches);
    expect((await leave(benches, [sealed.packageId])).ok).toBe(true);
    const parcel = await parcelNamed(sealed.packageId);
    if (parcel.shippedAt === null) throw new Error("it has not left");
    const at = spec.deps.clock.now();
    const settled = { outcome: "even", finalFreight: cny("1.00"), owed: cny("0.00"), at } as const;
    await expect(tried((tx) => recordSettlement(tx, parcel, settled))).rejects.toThrow("was settled before");
    const again = await tried((tx) =>
      post(tx, {
        key: `settle-parcel:${parcel.id}`,
        kind: "settle-parcel",
        userId: mei.id,
        at,
        postings: [{ from: world("bank"), to: deposit(mei.id), amount: cny("1.00") }],
      }),
    );
    expect(again).toMatchObject({ ok: true, value: { already: true } });
  });

  it("no more is taken off what is owed than is owed", async () => {
    const parcel = await parcelNamed((await aSubmittedParcel(spec, mei, benches)).packageId);
    await expect(tried((tx) => reduceOwed(tx, parcel, cny("0.01")))).rejects.toThrow("does not owe that much");
  });

  it("terms are replaced from the revision that was read alone", async () => {
    const parcel = await parcelNamed((await aSubmittedParcel(spec, mei, benches)).packageId);
    const terms = { ...parcel, declaredTotalUsd: cny("10.00") };
    const at = spec.deps.clock.now();
    await expect(
      tried(async (tx) => {
        for (const _ of [1, 2]) await replaceTerms(tx, parcel, terms, at);
      }),
    ).rejects.toThrow("was changed by another");
  });
});

describe("an item in two parcels (rule F36)", () => {
  it("is refused by the table, whatever its state says", async () => {
    const first = await aSubmittedParcel(spec, mei, benches);
    const second = await aSubmittedParcel(spec, mei, benches);
    const { id: parcelId } = await parcelNamed(second.packageId);
    const insert = (itemId: string) =>
      tried(async (tx) => {
        await insertParcelItems(tx, { userId: mei.id, parcelId }, [itemId]);
        // It goes along with what is sent next.
        await sql`select`.execute(tx);
      });
    await expect(insert(first.item.itemId)).rejects.toThrow("parcel_item_one_live");
    await insert((await aStoredItem(spec, mei, benches)).itemId);
  });

  it("is refused by its state, whatever the table holds", async () => {
    const { item } = await aSubmittedParcel(spec, mei, benches);
    const form = await aForm(mei, [(await aStoredItem(spec, mei, benches)).itemId], await anAddress(spec, mei));
    const reply = await mei.call(contract.submitParcel, { body: { ...form, itemIds: [item.itemId] } }, { key: aKey() });
    expect(reply).toMatchObject({ ok: false, code: "ITEM_ALREADY_IN_PARCEL" });
    const by = { kind: "user", id: mei.id } as const;
    const at = spec.deps.clock.now();
    const moved = await tried((tx) => moveItem(tx, { userId: mei.id, itemId: item.itemId, to: "in-parcel", by, at }));
    expect(moved).toMatchObject({ ok: false, refusal: { code: "ITEM_STATE_REFUSED", from: "in-parcel" } });
  });
});

describe("forfeiting goods of a parcel (rule F39)", () => {
  it("finds no task and gets no new one, goods away from their shelf, and an item that may not go there: each guard alone", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { taskId } = await mei.must(storage.askDiscard, { body: { itemId: item.itemId, reason: "" } }, { key: aKey() });
    const taskState = async (tx: Tx) =>
      (await tx.selectFrom("storage_task").select("state").where("id", "=", taskId).executeTakeFirstOrThrow()).state;
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    expect(await tried(taskState)).toBe("withdrawn");
    const request = await mei.call(storage.askDiscard, { body: { itemId: item.itemId, reason: "" } }, { key: aKey() });
    expect(request).toMatchObject({ ok: false, code: "STORAGE_ITEM_AWAY" });
    const withOpenTask = <Value>(act: (tx: Tx) => Promise<Value>) =>
      tried(async (tx) => {
        await sql`update storage_task set state = 'open', closed_at = null, closed_by = null where id = ${taskId}`.execute(tx);
        return act(tx);
      });
    const away = { ok: false, refusal: { code: "STORAGE_ITEM_AWAY" } };
    expect(await withOpenTask((tx) => lockTask(tx, taskId, ["discard"]))).toEqual(away);
    const by = { kind: "staff", id: "1" } as const;
    const at = spec.deps.clock.now();
    const moved = await tried((tx) => moveItem(tx, { userId: mei.id, itemId: item.itemId, to: "forfeited", by, at }));
    expect(moved).toMatchObject({ ok: false, refusal: { code: "ITEM_STATE_REFUSED", from: "in-parcel" } });
  });
});

describe("a rule broken after the box was sealed (rule F43)", () => {
  it("stops the hand-over by the rule itself, before its line is asked", async () => {
    const parcel = await aSealedParcel(spec, mei, benches);
    const { db } = spec.deps;
    await db.updateTable("parcel").set({ country: "CN" }).where("package_no", "=", parcel.packageId).execute();
    await db
      .updateTable("order_item")
      .set({ flags: ["overseas-origin"] })
      .where("id", "=", parcel.item.itemId)
      .execute();
    const reply = await leave(benches, [parcel.packageId]);
    expect(reply).toMatchObject({ ok: false, code: "OVERSEAS_ORIGIN_TO_MAINLAND" });
    expect((await parcelNamed(parcel.packageId)).state).toBe("weighed");
  });
});

describe("the same timer on several workers (rule F40)", () => {
  it("does once what has no guard of its own, also when it is slow, and not again once it has fired", async () => {
    const { db, clock } = spec.deps;
    const done: string[] = [];
    const timer = defineTimer("spec.bare", { number: subjectPart.number });
    const handlers = [
      onTimer(timer, async ({ number }) => {
        done.push(number);
        await setTimeout(30);
      }),
    ];
    const subjects = Array.from({ length: 12 }, (_, index) => `bare-${index}`);
    await db.transaction().execute(async (tx) => {
      for (const number of subjects) await setTimer(tx, timer, { number }, clock.now());
    });
    await race(6, () => fireDueTimers(spec.deps, handlers));
    await race(2, () => fireDueTimers(spec.deps, handlers));
    expect(done.toSorted()).toEqual(subjects.toSorted());
  });
});

describe("a row that is locked", () => {
  /** Whether a second transaction has to wait for what the first one locked. */
  async function excludes(lock: (tx: Tx) => Promise<unknown>): Promise<boolean> {
    return spec.deps.db.transaction().execute(async (first) => {
      await lock(first);
      return spec.deps.db
        .transaction()
        .execute(async (second) => {
          await sql`set local lock_timeout = '60ms'`.execute(second);
          await lock(second);
          return false;
        })
        .catch((error: unknown) => {
          if (error instanceof Error && error.message.includes("lock timeout")) return true;
          throw error;
        });
    });
  }

  it("is nobody else's: customer, trade, parcel, item, shelf", async () => {
    const { packageId, item } = await aSubmittedParcel(spec, mei, benches);
    const { id: parcelId } = await parcelNamed(packageId);
    const key = { userId: mei.id, itemId: item.itemId };
    const locks: Record<string, (tx: Tx) => Promise<unknown>> = {
      lockCustomer: (tx) => lockCustomer(tx, mei.id),
      lockLiveTrade: (tx) => lockLiveTrade(tx, { userId: mei.id, purpose: "parcel", subjectId: parcelId }),
      lockParcel: (tx) => lockParcel(tx, { userId: mei.id, parcelId }),
      lockParcelsByNo: (tx) => lockParcelsByNo(tx, [packageId]),
      lockItems: (tx) => lockItems(tx, [key]),
      lockItemState: (tx) => lockItemState(tx, key),
      lockStored: (tx) => lockStored(tx, key),
    };
    for (const [name, lock] of Object.entries(locks)) expect([name, await excludes(lock)]).toEqual([name, true]);
  });

  it("is waited for by everybody who submits: one customer's debts and parcels are decided one at a time (rule F34)", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    let isDone = false;
    const waiting = await spec.deps.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, mei.id);
      const submitting = mei.call(contract.submitParcel, { body: form }, { key: aKey() }).finally(() => {
        isDone = true;
      });
      await setTimeout(300);
      expect(isDone).toBe(false);
      return { submitting };
    });
    const reply = await waiting.submitting;
    expect(reply.ok && (await pay(mei, reply.data.tradeNo)).ok).toBe(true);
  });
});
