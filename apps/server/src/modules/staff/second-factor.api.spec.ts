import { createHash } from "node:crypto";
import * as contract from "@sihai/contract/staff";
import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { giveLogin } from "./give-login.service.ts";

const password = "a-long-password";
let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

let made = 0;
async function aColleague(): Promise<{ login: string; staffId: string; client: Client }> {
  made += 1;
  const login = `factor-${made}`;
  const given = { login, name: login, password, roles: ["buyer" as const], now: spec.deps.clock.now() };
  const { staffId } = await giveLogin(spec.deps.db, given);
  const client = spec.visitor();
  await client.must(contract.staffLogIn, { body: { login, password } });
  return { login, staffId, client };
}

/** A code of the step of time now, or of the one after it, which opens too: it is another than the one before, whenever the spec runs. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enrolled() {
  const colleague = await aColleague();
  const { secret, uri } = await colleague.client.must(contract.beginFactor);
  expect(uri).toMatch(new RegExp(`^otpauth://totp/Sihai:${colleague.login}\\?issuer=Sihai&secret=${secret}&`));
  const body = { code: codeOf(secret) };
  const { recoveryCodes } = await colleague.client.must(contract.confirmFactor, { body });
  return { ...colleague, secret, recoveryCodes };
}

const logIn = (login: string, code?: string, who = spec.visitor()) =>
  who.call(contract.staffLogIn, { body: { login, password, ...(code !== undefined && { code }) } });

describe("a second factor (RFC 6238)", () => {
  it("is asked for once in each browser, and its secret stands nowhere readable", async () => {
    const { login, staffId, secret, client } = await enrolled();
    expect(await client.must(contract.readFactor)).toEqual({ isOn: true, recoveryLeft: 10 });
    expect(await client.call(contract.beginFactor)).toMatchObject({ ok: false, code: "STAFF_FACTOR_ON" });
    expect(await logIn(login)).toMatchObject({ ok: false, code: "STAFF_CODE_NEEDED" });
    expect(await logIn(login, "000000")).toMatchObject({ ok: false, code: "STAFF_CODE_WRONG" });
    const browser = spec.visitor();
    expect(await logIn(login, codeOf(secret, 1), browser)).toMatchObject({ ok: true });
    await browser.must(contract.staffLogOut);
    expect(await logIn(login, undefined, browser)).toMatchObject({ ok: true });
    const { sealed } = await spec.deps.db
      .selectFrom("staff_factor")
      .select("sealed")
      .where("staff_id", "=", staffId)
      .executeTakeFirstOrThrow();
    expect(sealed).not.toContain(secret);
  });

  it("is off until a code of its newest secret was typed, and is turned on once", async () => {
    const { login, client } = await aColleague();
    expect(await client.must(contract.readFactor)).toEqual({ isOn: false, recoveryLeft: 0 });
    const confirm = (code: string) => client.call(contract.confirmFactor, { body: { code } });
    expect(await confirm("000000")).toMatchObject({ ok: false, code: "STAFF_CODE_WRONG" });
    const first = await client.must(contract.beginFactor);
    const { secret } = await client.must(contract.beginFactor);
    expect(await confirm(codeOf(first.secret))).toMatchObject({ ok: false, code: "STAFF_CODE_WRONG" });
    expect(await client.must(contract.readFactor)).toEqual({ isOn: false, recoveryLeft: 0 });
    expect(await logIn(login)).toMatchObject({ ok: true });
    const { recoveryCodes } = await client.must(contract.confirmFactor, { body: { code: codeOf(secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await confirm(codeOf(secret, 1))).toMatchObject({ ok: false, code: "STAFF_FACTOR_ON" });
  });

  it("counts as proved in a browser that was known before", async () => {
    const { login, staffId, recoveryCodes } = await enrolled();
    const browser = spec.visitor();
    expect(await logIn(login, recoveryCodes[0], browser)).toMatchObject({ ok: true });
    await spec.deps.db.updateTable("staff_device").set({ proved_at: null }).where("staff_id", "=", staffId).execute();
    expect(await logIn(login, undefined, browser)).toMatchObject({ code: "STAFF_CODE_NEEDED" });
    expect(await logIn(login, recoveryCodes[1], browser)).toMatchObject({ ok: true });
    expect(await logIn(login, undefined, browser)).toMatchObject({ ok: true });
  });

  it("of a colleague opens nothing where its sealed secret is laid to another", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const factors = spec.deps.db.selectFrom("staff_factor").select("sealed");
    const { sealed } = await factors.where("staff_id", "=", one.staffId).executeTakeFirstOrThrow();
    await spec.deps.db.updateTable("staff_factor").set({ sealed }).where("staff_id", "=", other.staffId).execute();
    expect(await logIn(other.login, codeOf(one.secret, 1))).toMatchObject({ ok: false, status: 500 });
  });

  it("lets a code open once, of many at the same moment", async () => {
    const { login, secret } = await enrolled();
    const code = codeOf(secret, 1);
    // Four tries, so that none is locked out.
    const tried = await race(4, () => logIn(login, code));
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tried.filter((one) => !one.ok && one.code === "STAFF_CODE_WRONG")).toHaveLength(3);
  });

  it("opens by a recovery code once, however many use it", async () => {
    const { login, recoveryCodes } = await enrolled();
    const [code = ""] = recoveryCodes;
    const tried = await race(4, () => logIn(login, code.toLowerCase().replace("-", " ")));
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await logIn(login, code)).toMatchObject({ ok: false, code: "STAFF_CODE_WRONG" });
  });

  it("opens by a recovery code that begins with six figures, typed without its dash", async () => {
    const { login, staffId } = await enrolled();
    const code_hash = createHash("sha256").update("234567ABCD").digest();
    await spec.deps.db.insertInto("staff_recovery_code").values({ staff_id: staffId, code_hash }).execute();
    expect(await logIn(login, "234567abcd")).toMatchObject({ ok: true });
  });

  it("does not let a code be guessed for ever", async () => {
    const { login } = await enrolled();
    for (let tries = 0; tries < 5; tries += 1) await logIn(login, "111111");
    expect(await logIn(login, "111111")).toMatchObject({ ok: false, code: "STAFF_LOGIN_LOCKED" });
  });

  it("is taken away by another admin alone, which stands in the audit log", async () => {
    const { login, staffId, client } = await enrolled();
    const admin = await spec.staff("admin");
    const own = { body: { staffId: admin.id } };
    expect(await admin.call(contract.resetFactor, own)).toMatchObject({ ok: false, code: "STAFF_OWN_ACCOUNT" });
    expect(await client.call(contract.resetFactor, { body: { staffId } })).toMatchObject({ ok: false, status: 403 });
    await admin.must(contract.resetFactor, { body: { staffId } });
    expect(await admin.call(contract.resetFactor, { body: { staffId } })).toMatchObject({ ok: false, code: "STAFF_NOT_FOUND" });
    expect(await client.call(contract.staffMe)).toMatchObject({ ok: false, status: 401 });
    expect(await logIn(login)).toMatchObject({ ok: true });
    const acts = await spec.deps.db.selectFrom("audit_log").select("action").where("subject", "=", `staff:${login}`).execute();
    expect(acts.map(({ action }) => action)).toEqual(["staff.factor-on", "staff.factor-reset"]);
  });

  it("is gone with a login given anew at the server itself, so that the only admin gets in again", async () => {
    const { login } = await enrolled();
    await giveLogin(spec.deps.db, { login, name: login, password, roles: ["buyer"], now: spec.deps.clock.now() });
    expect(await logIn(login)).toMatchObject({ ok: true });
  });

  it("where everyone needs one, opens nothing else to who has none, and everything once it is on", async () => {
    const world = await aWorld();
    await changeRule(world, "staffSecondFactor", true);
    const given = { login: "new", name: "New", password, roles: ["buyer" as const], now: world.deps.clock.now() };
    await giveLogin(world.deps.db, given);
    const client = world.visitor();
    expect(await client.must(contract.staffLogIn, { body: { login: "new", password } })).toMatchObject({
      permissions: [],
      mustEnrol: true,
    });
    expect(await client.must(contract.staffMe)).toMatchObject({ permissions: [], mustEnrol: true });
    const { secret } = await client.must(contract.beginFactor);
    await client.must(contract.confirmFactor, { body: { code: codeOf(secret) } });
    const me = await client.must(contract.staffMe);
    expect(me.mustEnrol).toBe(false);
    expect(me.permissions).toContain("buying.record");
    const again = { login: "new", password, code: codeOf(secret, 1) };
    const record = await world.visitor().must(contract.staffLogIn, { body: again });
    expect(record).toMatchObject({ mustEnrol: false, permissions: expect.arrayContaining(["buying.record"]) });
  });
});
