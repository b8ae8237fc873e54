import * as contract from "@sihai/contract/staff";
import { staffPermissions } from "@sihai/domain/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { aMailbox } from "../../../testing/identity/accounts.ts";
import { makeInvitation } from "./invitation.store.ts";
import { disableLogin } from "./staff-account.service.ts";

const mailbox = aMailbox();
const password = "a-long-password";
const next = "another-password";
let spec: SpecWorld;
let admin: Client;
beforeAll(async () => {
  spec = await aWorld({ adapters: { mail: mailbox } });
  await spec.work();
  admin = await spec.staff("admin");
});

let made = 0;
async function invited(roles: ("buyer" | "admin")[] = ["buyer"]) {
  made += 1;
  const login = `colleague-${made}`;
  const body = { login, name: "Colleague", email: `${login}@example.com`, roles };
  const { staffId } = await admin.must(contract.inviteStaff, { body });
  return { login, staffId, body };
}

/** The link stands only in a sealed mail: one made here takes its place. */
function linkFor(staffId: string): Promise<string> {
  const now = spec.deps.clock.now();
  return spec.deps.db.transaction().execute((tx) => makeInvitation(tx, staffId, now, new Date(now.getTime() + 72 * 3_600_000)));
}

async function atWork(roles?: ("buyer" | "admin")[]) {
  const { login, staffId } = await invited(roles);
  await spec.visitor().must(contract.acceptInvitation, { body: { token: await linkFor(staffId), password } });
  const client = spec.visitor();
  await client.must(contract.staffLogIn, { body: { login, password } });
  return { login, staffId, client };
}

const accountOf = async (staffId: string) => (await admin.must(contract.listStaff)).list.find((one) => one.staffId === staffId);

describe("a colleague who is invited", () => {
  it("chooses a password by a link that opens once, and logs in with it", async () => {
    const { login, staffId, body } = await invited();
    expect(await accountOf(staffId)).toMatchObject({ login, roles: ["buyer"], hasPassword: false, disabled: false });
    expect(await admin.call(contract.inviteStaff, { body })).toMatchObject({ ok: false, code: "STAFF_KNOWN_ALREADY" });
    const logIn = (who: Client) => who.call(contract.staffLogIn, { body: { login, password } });
    expect(await logIn(spec.visitor())).toMatchObject({ ok: false, code: "STAFF_LOGIN_WRONG" });
    const token = await linkFor(staffId);
    const tried = await race(4, () => spec.visitor().call(contract.acceptInvitation, { body: { token, password } }));
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tried.filter((one) => !one.ok && one.code === "LINK_EXPIRED")).toHaveLength(3);
    expect(await logIn(spec.visitor())).toMatchObject({ ok: true });
  });

  it("is mailed a link to the console that opens for three days", async () => {
    const { login, staffId, body } = await invited();
    const { text } = await mailbox.newest(body.email);
    const [, token = ""] = new RegExp(`${spec.deps.config.consoleUrl}/console/welcome\\?token=([\\w-]+)`).exec(text) ?? [];
    expect(text).toContain(login);
    const until = (await accountOf(staffId))?.invitedUntil ?? "";
    expect(new Date(until).getTime() - spec.deps.clock.now().getTime()).toBeGreaterThan(71 * 3_600_000);
    await spec.advance(71 * 3600);
    await spec.visitor().must(contract.acceptInvitation, { body: { token, password } });
  });

  it("and loses the login meanwhile, finds the link closed and is mailed no other", async () => {
    const { staffId } = await invited();
    const token = await linkFor(staffId);
    await admin.must(contract.disableStaff, { body: { staffId } });
    const expired = { ok: false, code: "LINK_EXPIRED" };
    expect(await spec.visitor().call(contract.acceptInvitation, { body: { token, password } })).toMatchObject(expired);
    expect(await admin.call(contract.inviteAgain, { body: { staffId } })).toMatchObject({ code: "STAFF_NOT_FOUND" });
  });

  it("finds the link closed after its hours, and once a newer one was mailed", async () => {
    const { staffId } = await invited();
    const { id: without } = await spec.staff("buyer");
    expect(await admin.call(contract.inviteAgain, { body: { staffId: without } })).toMatchObject({ code: "STAFF_WITHOUT_MAIL" });
    const old = await linkFor(staffId);
    await admin.must(contract.inviteAgain, { body: { staffId } });
    const open = (token: string) => spec.visitor().call(contract.acceptInvitation, { body: { token, password } });
    expect(await open(old)).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
    const token = await linkFor(staffId);
    await spec.advance(73 * 3600);
    expect(await open(token)).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
  });
});

describe("a colleague's login", () => {
  it("takes new roles at once, ends at once, and comes back", async () => {
    const { staffId, client, login } = await atWork();
    await admin.must(contract.changeRoles, { body: { staffId, roles: ["packer", "photographer"] } });
    expect((await client.must(contract.staffMe)).permissions).toContain("packing.record");
    await admin.must(contract.changeRoles, { body: { staffId, roles: ["packer"] } });
    await admin.must(contract.disableStaff, { body: { staffId } });
    expect(await client.call(contract.staffMe)).toMatchObject({ ok: false, status: 401 });
    const logIn = () => spec.visitor().call(contract.staffLogIn, { body: { login, password } });
    expect(await logIn()).toMatchObject({ ok: false, code: "STAFF_LOGIN_WRONG" });
    await admin.must(contract.enableStaff, { body: { staffId } });
    expect(await logIn()).toMatchObject({ ok: true });
    const log = spec.deps.db.selectFrom("audit_log").select(["action", "facts"]).where("subject", "=", `staff:${login}`);
    expect(await log.orderBy("id").execute()).toEqual([
      { action: "staff.invite", facts: { to: "buyer" } },
      { action: "staff.password", facts: {} },
      { action: "staff.roles", facts: { from: "buyer", to: "packer, photographer" } },
      { action: "staff.roles", facts: { from: "packer, photographer", to: "packer" } },
      { action: "staff.disable", facts: {} },
      { action: "staff.enable", facts: {} },
    ]);
  });

  it("is closed to those who may not manage it, and nobody takes it from themselves", async () => {
    const { staffId, client } = await atWork();
    expect(await client.call(contract.listStaff)).toMatchObject({ ok: false, status: 403 });
    const own = { staffId: admin.id };
    expect(await admin.call(contract.disableStaff, { body: own })).toMatchObject({ ok: false, code: "STAFF_OWN_ADMIN" });
    expect(await admin.call(contract.changeRoles, { body: { ...own, roles: ["buyer"] } })).toMatchObject({
      ok: false,
      code: "STAFF_OWN_ADMIN",
    });
    expect(await admin.call(contract.changeRoles, { body: { staffId: "99999999", roles: ["buyer"] } })).toMatchObject({
      ok: false,
      code: "STAFF_NOT_FOUND",
    });
    expect(await accountOf(staffId)).toMatchObject({ disabled: false });
    // What takes nothing away may be done to oneself.
    expect(await admin.call(contract.enableStaff, { body: own })).toMatchObject({ ok: true });
    expect(await admin.call(contract.changeRoles, { body: { ...own, roles: ["admin"] } })).toMatchObject({ ok: true });
  });

  it("leaves an admin, however many take each other's right away at once", async () => {
    const world = await aWorld();
    const two = [await world.staff("admin"), await world.staff("admin")] as const;
    const take = (who: Client, whose: Client) =>
      who.call(contract.changeRoles, { body: { staffId: whose.id, roles: ["buyer"] } });
    const [first, second] = await Promise.all([take(two[0], two[1]), take(two[1], two[0])]);
    const rows = await world.deps.db.selectFrom("staff").select(["id", "roles"]).where("disabled", "=", false).execute();
    expect(rows.some(({ roles }) => roles.includes("admin"))).toBe(true);
    expect([first, second].some(({ ok }) => ok)).toBe(true);
    // Whoever was let in before their own right went finds the last admin kept.
    const admins = rows.filter(({ roles }) => roles.includes("admin"));
    const last = admins.length === 1 ? admins[0] : undefined;
    const permissions = new Set(staffPermissions);
    const by = { by: { staffId: (await world.staff("buyer")).id, permissions }, now: world.deps.clock.now(), once: null };
    expect(await disableLogin(world.deps, { staffId: last?.id ?? "", ...by })).toMatchObject({
      refusal: { code: "STAFF_LAST_ADMIN" },
    });
  });

  it("takes a new password by the old one, and ends other sessions", async () => {
    const { login, client } = await atWork();
    const other = spec.visitor();
    await other.must(contract.staffLogIn, { body: { login, password } });
    const change = (typed: string, wanted = next) =>
      client.call(contract.changeOwnPassword, { body: { password: typed, next: wanted } });
    expect(await change("wrong")).toMatchObject({ ok: false, code: "STAFF_PASSWORD_WRONG" });
    expect(await change(password, password)).toMatchObject({ ok: false, code: "PASSWORD_UNCHANGED" });
    expect(await change(password)).toMatchObject({ ok: true });
    expect(await client.call(contract.staffMe)).toMatchObject({ ok: true });
    expect(await other.call(contract.staffMe)).toMatchObject({ ok: false, status: 401 });
    expect(await spec.visitor().call(contract.staffLogIn, { body: { login, password: next } })).toMatchObject({ ok: true });
  });

  it("is locked to whoever guesses at their own old password, and to no colleague, until it was right", async () => {
    const [one, other] = [await atWork(), await atWork()];
    const change = async ({ client }: typeof one, typed: string, wanted = next) => {
      const changed = await client.call(contract.changeOwnPassword, { body: { password: typed, next: wanted } });
      return changed.ok ? "changed" : changed.code;
    };
    for (let guess = 0; guess < 3; guess += 1) expect(await change(one, "wrong")).toBe("STAFF_PASSWORD_WRONG");
    expect([await change(other, "wrong"), await change(other, password)]).toEqual(["STAFF_PASSWORD_WRONG", "changed"]);
    expect(await change(one, password, password)).toBe("PASSWORD_UNCHANGED");
    for (let guess = 0; guess < 5; guess += 1) expect(await change(one, "wrong")).toBe("STAFF_PASSWORD_WRONG");
    expect(await one.client.call(contract.changeOwnPassword, { body: { password, next } })).toMatchObject({
      ok: false,
      code: "STAFF_LOGIN_LOCKED",
      data: { minutes: 15 },
    });
  });
});
