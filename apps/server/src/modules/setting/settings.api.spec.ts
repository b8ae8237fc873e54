import { openRecharge } from "@sihai/contract/payment";
import * as contract from "@sihai/contract/setting";
import { beijingDate, beijingDateStart, dayAfter } from "@sihai/domain/clocks";
import { settingNames } from "@sihai/domain/setting";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld } from "#testing";
import { openSettings } from "./index.ts";

const dayS = 86_400;

/** The same JSON with the fields of its records in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]): [string, unknown] => [name, turned(one)])
      .toReversed(),
  );
}

describe("rules that staff change", () => {
  let world: SpecWorld;
  let maker: Client;
  let checker: Client;
  let admin: Client;
  beforeAll(async () => {
    world = await aWorld();
    admin = await world.staff("admin");
    maker = await world.staff("pricing");
    checker = await world.staff("finance");
  });

  const tomorrow = () => dayAfter(beijingDate(world.deps.clock.now()));
  const draft = async (name: "parcelOperationFee" | "cardSurchargeBp", value: unknown) =>
    (await maker.must(contract.draftSetting, { body: { name, value, note: "costs more now" } })).versionId;
  const seenBy = async (client: Client) => (await client.must(contract.readSettings)).settings;
  const historyOf = async (name: "parcelOperationFee" | "cardSurchargeBp", client = checker) =>
    (await client.must(contract.readSettingHistory, { query: { name } })).versions;

  it("begin with the operator's files", async () => {
    expect(await seenBy(world.visitor())).toMatchObject({ parcelOperationFee: "8.00", cardSurchargeBp: 350 });
    expect(await historyOf("parcelOperationFee")).toMatchObject([
      { value: "8.00", state: "in-force", draftedBy: null, mayCheck: "state", mayWithdraw: false },
    ]);
    const row = (await maker.must(contract.listSettings)).list.find(({ name }) => name === "parcelOperationFee");
    expect(row).toMatchObject({ value: "8.00", isFirst: true, next: null, drafts: 0 });
  });

  it("are refused where they are wrong, place by place, and where nothing would change", async () => {
    const wrong = await maker.call(contract.draftSetting, {
      body: { name: "rechargeLimits", value: { least: "free", most: "1" }, note: "typo" },
    });
    expect(wrong).toMatchObject({
      ok: false,
      code: "SETTING_VALUE_WRONG",
      data: { count: 1, problems: [{ path: "least", code: "NOT_MONEY" }] },
    });
    const same = { name: "parcelOperationFee" as const, value: "8.00", note: "again" };
    expect(await maker.call(contract.draftSetting, { body: same })).toMatchObject({ ok: false, code: "SETTING_UNCHANGED" });
  });

  it("are none of them drafted as they hold, however the same value is written", async () => {
    const { list } = await admin.must(contract.listSettings);
    expect(list.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
    for (const { name, value } of list) {
      const body = { name, value: turned(value), note: "nothing new" };
      expect({ name, ...(await admin.call(contract.draftSetting, { body })) }).toMatchObject({ name, code: "SETTING_UNCHANGED" });
    }
  });

  it("need a second person and begin on their day; before it they are announced", async () => {
    const versionId = await draft("parcelOperationFee", "9.50");
    expect(await maker.call(contract.checkSetting, { body: { versionId, from: tomorrow() } })).toMatchObject({
      ok: false,
      code: "SETTING_VERSION_OWN",
    });
    for (const from of [undefined, beijingDate(world.deps.clock.now())])
      expect(await checker.call(contract.checkSetting, { body: { versionId, ...(from && { from }) } })).toMatchObject({
        ok: false,
        code: "SETTING_DAY_PAST",
        data: { earliest: tomorrow() },
      });
    await checker.must(contract.checkSetting, { body: { versionId, from: tomorrow() } });
    const begins = beijingDateStart(tomorrow());
    expect(world.deps.settings.at(new Date(begins.getTime() - 1)).parcelOperationFee.amount).toBe(800n);
    expect(world.deps.settings.at(begins).parcelOperationFee.amount).toBe(950n);
    const announced = { name: "parcelOperationFee", value: "9.50", from: begins.toISOString() };
    // The answer is shared for two seconds.
    await expect
      .poll(async () => (await world.visitor().must(contract.readSettings)).announced, { timeout: 5_000 })
      .toContainEqual(announced);
    await world.advance(dayS);
    expect(world.deps.settings.at(world.deps.clock.now()).parcelOperationFee.amount).toBe(950n);
    expect((await historyOf("parcelOperationFee")).map(({ state }) => state)).toEqual(["in-force", "over"]);
  });

  it("show what the past would have cost by another value, and keep nothing of it", async () => {
    const buyer = await world.shopper();
    const { tradeNo } = await buyer.must(openRecharge, { body: { amount: "200.00" } }, { key: aKey() });
    const trade = await world.deps.db.selectFrom("trade").select("id").where("trade_no", "=", tradeNo).executeTakeFirstOrThrow();
    await world.deps.db
      .insertInto("payment_attempt")
      .values({
        user_id: buyer.id,
        trade_id: trade.id,
        state: "captured",
        currency: "CNY",
        amount: 20_700n,
        surcharge_cny: 700n,
        rate: "1",
        outcome: "wallet",
        created_at: world.deps.clock.now(),
      })
      .execute();
    const preview = (value: unknown) =>
      maker.call(contract.previewSetting, { query: { name: "cardSurchargeBp", value: JSON.stringify(value) } });
    expect(await preview(400)).toMatchObject({
      ok: true,
      data: { trials: [{ of: "cards", rows: 1, changed: 1, before: "207.00", after: "208.00" }] },
    });
    expect(await preview(350)).toMatchObject({ ok: true, data: { trials: [{ rows: 1, changed: 0 }] } });
    expect(await preview("much")).toMatchObject({ ok: false, code: "SETTING_VALUE_WRONG" });
    expect(await historyOf("cardSurchargeBp")).toHaveLength(1);
    await world.deps.db.deleteFrom("payment_attempt").execute();
  });

  it("are taken back until they begin, and never afterwards", async () => {
    const versionId = await draft("cardSurchargeBp", 400);
    await checker.must(contract.checkSetting, { body: { versionId, from: tomorrow() } });
    await maker.must(contract.withdrawSetting, { body: { versionId } });
    expect(world.deps.settings.announced(world.deps.clock.now())).toEqual([]);
    for (const call of [contract.withdrawSetting, contract.checkSetting])
      expect(await maker.call(call, { body: { versionId: "999999" } })).toMatchObject({ code: "SETTING_VERSION_NOT_FOUND" });
    expect(await maker.call(contract.withdrawSetting, { body: { versionId } })).toMatchObject({
      ok: false,
      code: "SETTING_VERSION_STATE_REFUSED",
    });
    const [inForce] = await historyOf("parcelOperationFee");
    expect(await maker.call(contract.withdrawSetting, { body: { versionId: inForce?.versionId ?? "0" } })).toMatchObject({
      ok: false,
      code: "SETTING_VERSION_STATE_REFUSED",
    });
    await world.advance(2 * dayS);
    expect(world.deps.settings.at(world.deps.clock.now()).cardSurchargeBp).toBe(350);
  });

  it("are checked once, however many check at a time, and two never begin together", async () => {
    const [one, two] = [await draft("cardSurchargeBp", 300), await draft("cardSurchargeBp", 320)];
    const from = tomorrow();
    const codes = await race(6, async (index) => {
      const done = await checker.call(contract.checkSetting, { body: { versionId: index % 2 === 0 ? one : two, from } });
      return done.ok ? "done" : done.code;
    });
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes).toContain("SETTING_MOVED_SINCE");
    const late = await draft("cardSurchargeBp", 340);
    expect(await checker.call(contract.checkSetting, { body: { versionId: late, from } })).toMatchObject({
      ok: false,
      code: "SETTING_MOMENT_TAKEN",
    });
  });

  it("never undo a colleague's change: a draft made before it is made again from what holds now", async () => {
    const { deadlines } = world.deps.settings.at(world.deps.clock.now());
    const note = "a colleague asked for it";
    const drafted = async (value: object) =>
      (await maker.must(contract.draftSetting, { body: { name: "deadlines", value, note } })).versionId;
    const [earlier, later] = [
      await drafted({ ...deadlines, returnDays: deadlines.returnDays + 1 }),
      await drafted({ ...deadlines, arrivalDays: deadlines.arrivalDays + 1 }),
    ];
    await checker.must(contract.checkSetting, { body: { versionId: earlier, from: tomorrow() } });
    await world.advance(dayS);
    const refused = await checker.call(contract.checkSetting, { body: { versionId: later, from: tomorrow() } });
    expect(refused).toMatchObject({ ok: false, code: "SETTING_MOVED_SINCE" });
    const now = world.deps.settings.at(new Date(world.deps.clock.now().getTime() + 2 * dayS * 1000)).deadlines;
    expect([now.returnDays, now.arrivalDays]).toEqual([deadlines.returnDays + 1, deadlines.arrivalDays]);
    const again = await drafted({ ...now, arrivalDays: deadlines.arrivalDays + 1 });
    await checker.must(contract.checkSetting, { body: { versionId: again, from: tomorrow() } });
  });

  it("are checked alone only where nobody else could, and the log says so", async () => {
    await world.deps.db.updateTable("staff").set({ disabled: true }).where("id", "<>", maker.id).execute();
    const versionId = await draft("parcelOperationFee", "7.00");
    expect((await historyOf("parcelOperationFee", maker)).at(0)).toMatchObject({ mayCheck: "alone", mayWithdraw: true });
    await maker.must(contract.checkSetting, { body: { versionId, from: tomorrow() } });
    const acts = await world.deps.db
      .selectFrom("audit_log")
      .select(["action", "facts"])
      .where("subject", "=", "setting:parcelOperationFee")
      .orderBy("id", "desc")
      .execute();
    expect(acts.at(0)).toMatchObject({ action: "setting.check", facts: { versionId, checkedAlone: true } });
    await world.deps.db.updateTable("staff").set({ disabled: false }).execute();
  });

  it("reach the other nodes within five seconds, heard or not", async () => {
    const { db, clock, log } = world.deps;
    const heard = await openSettings({ db, databaseUrl: world.databaseUrl, log });
    // Nobody answers there: this node has to find out by itself.
    const deaf = await openSettings({ db, databaseUrl: "postgres://nobody@127.0.0.1:1/nothing", log });
    try {
      const versionId = await draft("cardSurchargeBp", 410);
      const from = dayAfter(tomorrow());
      await checker.must(contract.checkSetting, { body: { versionId, from } });
      for (const node of [heard, deaf])
        await expect.poll(() => node.at(beijingDateStart(from)).cardSurchargeBp, { timeout: 5_000 }).toBe(410);
      expect(heard.at(clock.now())).toBe(heard.at(clock.now()));
    } finally {
      await Promise.all([heard.close(), deaf.close()]);
    }
  });

  it("stay as they were agreed: no version is changed or deleted", async () => {
    const { db } = world.deps;
    await expect(
      db
        .updateTable("setting_version")
        .set({ value: JSON.stringify("1.00") })
        .execute(),
    ).rejects.toThrow();
    await expect(db.deleteFrom("setting_version").execute()).rejects.toThrow("kept");
    await expect(sql`truncate setting_version`.execute(db)).rejects.toThrow("kept");
    await expect(
      sql`insert into setting_version (name, value, note, state, drafted_by, drafted_at, effective_from, checked_by, checked_at)
        values ('cardSurchargeBp', '1', 'alone', 'scheduled', ${maker.id}, now(), now(), ${maker.id}, now())`.execute(db),
    ).rejects.toThrow("check");
  });

  it("come from the files once: what staff set stays over a restart, and a file changes nothing", async () => {
    const { db, log } = world.deps;
    const count = () => db.selectFrom("setting_version").select(db.fn.countAll().as("n")).executeTakeFirstOrThrow();
    const before = await count();
    const again = await openSettings({ db, databaseUrl: world.databaseUrl, log });
    await again.close();
    expect(await count()).toEqual(before);
    expect(again.at(world.deps.clock.now()).parcelOperationFee.amount).toBe(950n);
  });
});
