import { speedUpConsult } from "@sihai/contract/consult";
import { askClosing, askDataCopy } from "@sihai/contract/identity";
import { makePlan } from "@sihai/contract/plan";
import * as unannouncedContract from "@sihai/contract/unannounced";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { fireDueTimers, gather } from "#platform";
import { aKey, anAddress, aPhoto, eventually, pay, race } from "#testing";
import { modules } from "../../src/entry/modules.ts";
import { settleParcel } from "../../src/modules/parcel/dispatch/settle-parcel.service.ts";
import { acts, aDeliveredParcel, aShippedParcel, theClaimDesk, told } from "../claim/claims.ts";
import { answer, aQuestion, goOnTo } from "../consult/consults.ts";
import { accept, planned, request, someGoods } from "../expert/experts.ts";
import { benches, mei, spec, standOnNewGround } from "../parcel/fixtures.ts";
import { aSealedParcel, aSubmittedParcel, leave } from "../parcel/parcels.ts";
import { extend, rowOf } from "../storage/stored.ts";
import { anOpenTransfer } from "../transfer/transfers.ts";
import { aStoredItem, benchPhoto } from "../warehouse/stored-items.ts";
import { everything } from "./everything.ts";

/*
 * A worker that died may have done its work, and a lock that was taken back may be another's: every job of the sending half, every deadline
 * and every sweep is run again here, and again at once, and nothing in any table may move by it.
 */
// Deadlines are taken away and set again here, to see what they do alone.
standOnNewGround({
  breaks: [
    "F40 goods that lie have one next moment set, and nothing more once their time is over",
    "an offer that waits has its deadline set",
  ],
});

const { jobs, timers, sweeps } = gather(modules);

/** Asked for the day after the last one, for there is one a day; the job that was enqueued is left to the spec. */
async function aDataCopy(): Promise<string> {
  await goOnTo(spec, 10);
  return (await mei.must(askDataCopy)).id;
}

/** Of somebody else, for mei has goods and money. */
async function anAccountToClose(): Promise<void> {
  const leaver = await spec.shopper();
  const hash = await spec.deps.passwords.hash("Sihai#2026");
  await spec.deps.db.updateTable("app_user").set({ password_hash: hash }).where("id", "=", leaver.id).execute();
  await leaver.must(askClosing, { body: { password: "Sihai#2026" } });
}

/** A copy that is there. */
async function aMadeDataCopy(): Promise<void> {
  const copyId = await aDataCopy();
  await jobs.find(({ name }) => name === "makeDataCopy")?.run({ userId: mei.id, copyId }, spec.deps);
}

async function templates(): Promise<string[]> {
  const rows = await spec.deps.db.selectFrom("message").select("template").where("user_id", "=", mei.id).execute();
  return rows.map(({ template }) => template).toSorted();
}

describe("jobs", () => {
  /**
   * Jobs that move neither goods nor money of parcels: mails and events go out under the id they were enqueued with, and a card the gateway lets
   * go is gone. Notes for a device and broadcasts have their rows, and specs that run them again.
   */
  const others = ["sendMail", "sendPush", "sendBroadcast", "deliverHook", "mailResetLink", "followDelivery", "letGoOfCard"];
  const payloads: Record<string, () => Promise<object>> = {
    settleParcel: async () => ({ packageNo: (await aShippedParcel(spec, mei, benches)).packageId }),
    followParcel: async () => ({ packageNo: (await aShippedParcel(spec, mei, benches)).packageId }),
    findLostMailbox: async () => {
      const { rows } = await sql<{ caseId: string }>`
        insert into lost_mailbox (old_email, new_email, proof, language, asked_at, opens_at)
        select email_normal, 'new@example.net', 'orders', 'en', now(), now() from app_user where id = ${mei.id}
        returning id as "caseId"`.execute(spec.deps.db);
      return { caseId: rows[0]?.caseId };
    },
    "make-plan": async () => {
      const { itemId } = await aStoredItem(spec, mei, benches);
      const body = { itemIds: [itemId], addressId: await anAddress(spec, mei) };
      const { planId } = await mei.must(makePlan, { body }, { key: aKey() });
      return { userId: mei.id, planId };
    },
    removeOfClosedAccount: async () => ({ userId: (await spec.shopper()).id, methodIds: [], copyKeys: [] }),
    tellOfAgreement: async () => ({ agreement: "terms", from: "2027-01-01T00:00:00.000Z", after: "0" }),
    makeDataCopy: async () => ({ userId: mei.id, copyId: await aDataCopy() }),
  };

  it("are all known here", () => {
    expect(jobs.map(({ name }) => name).toSorted()).toEqual([...Object.keys(payloads), ...others].toSorted());
  });

  it.each(Object.keys(payloads))("%s moves nothing when it is run again", async (name) => {
    const payload = await payloads[name]?.();
    const job = jobs.find((one) => one.name === name);
    const run = () => job?.run(payload, spec.deps) ?? Promise.reject(new Error("no such job"));
    await race(3, run);
    const once = await everything(spec.deps);
    await run();
    await race(3, run);
    expect(await everything(spec.deps)).toEqual(once);
  });

  it("settleParcel meets the hand-over that settles by itself: one settlement, one message", async () => {
    const { packageId } = await aSealedParcel(spec, mei, benches);
    const hasNotLeft = (error: unknown) => {
      if (error instanceof Error && error.message.includes("has not left")) return false;
      throw error;
    };
    const run = () => settleParcel(spec.deps, packageId).then(() => true, hasNotLeft);
    const [left] = await Promise.all([leave(benches, [packageId]), race(5, () => eventually("a settlement", run))]);
    expect(left.ok).toBe(true);
    const entries = await spec.deps.db
      .selectFrom("ledger_entry")
      .select("kind")
      .where("user_id", "=", mei.id)
      .where("kind", "=", "settle-parcel")
      .execute();
    expect(entries).toHaveLength(1);
    expect((await templates()).filter((name) => /^parcel-(settled|balance)/.test(name))).toHaveLength(1);
  });
});

describe("deadlines", () => {
  /** What becomes of orders, returns and services is tried where they are. */
  const others = /^(order|enquiry|return|service|forwarding)\./;

  async function anOffer(): Promise<void> {
    const parcel = await aDeliveredParcel(spec, mei, benches, "150.00");
    const act = acts(mei, await theClaimDesk(spec), await told(mei, parcel));
    for (const step of [act.review, act.offer]) expect((await step()).ok).toBe(true);
  }
  async function aShelvedStranger(): Promise<string> {
    const photo = await benchPhoto(benches.receiver, "unannounced", await aPhoto());
    const trackingNo = `SF${String(8_000_000_000_000 + Number(mei.id) * 7)}`;
    const body = { trackingNo, warehouse: 1 as const, grams: 900, shelf: "X-01-1", photos: [photo], written: `SH${mei.id}` };
    const { unannouncedNo } = await benches.receiver.must(unannouncedContract.shelveUnannounced, { body });
    const row = await spec.deps.db
      .selectFrom("abnormal_parcel")
      .select("id")
      .where("abnormal_no", "=", unannouncedNo)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  async function aSpeedyQuestion(): Promise<string> {
    await goOnTo(spec, 10);
    const consultNo = await aQuestion(mei);
    return (await mei.must(speedUpConsult, { body: { consultNo } }, { key: aKey() })).tradeNo;
  }
  type Case = { make: () => Promise<unknown>; tells: string[]; again: "moves nothing" | "tells again" };
  const cases: Record<string, Case> = {
    "identity.account-closes": { make: anAccountToClose, tells: [], again: "moves nothing" },
    "identity.copy-ends": { make: aMadeDataCopy, tells: [], again: "moves nothing" },
    "parcel.cancel-unpaid": {
      make: () => aSubmittedParcel(spec, mei, benches),
      tells: ["parcel-unpaid-cancelled"],
      again: "moves nothing",
    },
    "parcel.remind-unpaid": {
      make: () => aSubmittedParcel(spec, mei, benches),
      tells: ["parcel-unpaid-reminder", "parcel-unpaid-reminder"],
      again: "tells again",
    },
    "parcel.confirm-receipt": { make: () => aDeliveredParcel(spec, mei, benches), tells: [], again: "moves nothing" },
    "claim.offer-lapses": { make: anOffer, tells: ["claim-lapsed"], again: "moves nothing" },
    "claim.offer-reminder": { make: anOffer, tells: ["claim-offer-reminder", "claim-offer-reminder"], again: "tells again" },
    "consult.speedy-unpaid": { make: aSpeedyQuestion, tells: [], again: "moves nothing" },
    "consult.speedy-late": {
      make: async () => pay(mei, await aSpeedyQuestion()),
      tells: ["consult-speedy-returned"],
      again: "moves nothing",
    },
    "consult.closes": {
      make: async () => answer(await spec.staff("support"), await aQuestion(mei)),
      tells: [],
      again: "moves nothing",
    },
    "expert.unpaid": {
      make: async () => request(mei, await someGoods(spec, mei, benches, [400])),
      tells: ["expert-cancelled"],
      again: "moves nothing",
    },
    "expert.unanswered": {
      make: async () => planned(mei, await spec.staff("support", "packer"), await someGoods(spec, mei, benches, [400])),
      tells: ["expert-cancelled"],
      again: "moves nothing",
    },
    "storage.extension-unpaid": {
      make: async () => extend(mei, [{ itemId: (await aStoredItem(spec, mei, benches)).itemId, months: 1 }], "15.00"),
      tells: [],
      again: "moves nothing",
    },
    "transfer.lapses": { make: () => anOpenTransfer(mei), tells: ["transfer-lapsed"], again: "moves nothing" },
    "warehouse.unannounced-forfeit": { make: aShelvedStranger, tells: ["unannounced-forfeited"], again: "moves nothing" },
    "warehouse.unannounced-warning": { make: aShelvedStranger, tells: ["unannounced-ending"], again: "tells again" },
  };

  beforeEach(async () => {
    await sql`delete from timer`.execute(spec.deps.db);
  });

  it("are all known here", () => {
    const known = timers.map(({ kind }) => kind).filter((kind) => !others.test(kind));
    expect(known.toSorted()).toEqual([...Object.keys(cases), "storage.clock"].toSorted());
  });

  it.each(Object.entries(cases))("%s is kept once by six workers at the same moment", async (kind, { make, tells, again }) => {
    await make();
    const before = await templates();
    const dueNow = sql`update timer set due_at = ${spec.deps.clock.now()}, fired_at = null where kind = ${kind}`;
    const fire = async () => {
      await dueNow.execute(spec.deps.db);
      const fired = await race(6, () => fireDueTimers(spec.deps, only(kind)));
      return fired.reduce((sum, one) => sum + one, 0);
    };
    expect(await fire()).toBe(Math.max(1, tells.length));
    const heard = (await templates()).toString();
    expect(heard).toBe([...before, ...tells].toSorted().toString());
    if (again === "tells again") return;
    // The mark that it fired is lost: what it did stands, and is not done a second time.
    const once = await everything(spec.deps);
    await fire();
    expect(await everything(spec.deps)).toEqual(once);
    const failed = await spec.deps.db.selectFrom("timer").select("subject").where("attempts", ">", 0).execute();
    expect(failed).toEqual([]);
  });

  it("storage.clock reminds once of each moment and lists what ended once", async () => {
    const { itemId } = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, itemId);
    const clock = only("storage.clock");
    const before = await templates();
    for (const days of [-30, -14, -7, -3, -1, 0, 9, 10]) {
      await spec.deps.clock.advance(Math.ceil((end.getTime() + days * 86_400_000 - spec.deps.clock.now().getTime()) / 1000));
      await race(6, () => fireDueTimers(spec.deps, clock));
      await race(6, () => fireDueTimers(spec.deps, clock));
    }
    const heard = (await templates()).filter((template) => !before.includes(template));
    const counts = Object.fromEntries([...new Set(heard)].map((name) => [name, heard.filter((one) => one === name).length]));
    expect(counts).toMatchObject({ "storage-ending": 5, "storage-overdue": 1, "storage-ended": 1 });
    const tasks = await spec.deps.db.selectFrom("storage_task").select("kind").where("item_id", "=", itemId).execute();
    expect(tasks).toEqual([{ kind: "forfeit" }]);
    await sql`update timer set fired_at = null where kind = 'storage.clock'`.execute(spec.deps.db);
    await race(6, () => fireDueTimers(spec.deps, clock));
    const still = await spec.deps.db.selectFrom("storage_task").select("kind").where("item_id", "=", itemId).execute();
    expect(still).toEqual([{ kind: "forfeit" }]);
  });
});

describe("sweeps", () => {
  it("leave everything as it is when they come again, on three workers at once", async () => {
    const extended = await aStoredItem(spec, mei, benches);
    const opened = await extend(mei, [{ itemId: extended.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    await pay(mei, opened.data.tradeNo);
    const desk = await spec.staff("support", "packer");
    const barcode = await planned(mei, desk, await someGoods(spec, mei, benches, [500]));
    const accepted = await accept(mei, barcode);
    if (!accepted.ok) throw new Error(accepted.code);
    await aDeliveredParcel(spec, mei, benches);
    const all = async () => {
      for (const { run } of sweeps) await race(3, () => run(spec.deps));
    };
    await all();
    await all();
    const once = await everything(spec.deps);
    await all();
    expect(await everything(spec.deps)).toEqual(once);
  });
});

function only(kind: string) {
  const handlers = timers.filter((timer) => timer.kind === kind);
  if (handlers.length !== 1) throw new Error(`no handler of ${kind}`);
  return handlers;
}
