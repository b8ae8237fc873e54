import { userInfo } from "@sihai/contract/identity";
import { acceptInvitation, staffLogIn, staffLogOut, staffMe } from "@sihai/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";
import { endLogin, giveLogin } from "./give-login.service.ts";
import { makeInvitation } from "./invitation.store.ts";
import { listStaff } from "./staff.store.ts";

const password = "clerk-password";
const linsLogin = { login: "lin", name: "Lin", password };

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("staff", () => {
  it("log in, are told what they may do now, and lose it at once", async () => {
    const { staffId } = await giveLogin(world.deps.db, { ...linsLogin, roles: ["buyer"], now: world.deps.clock.now() });
    const lin = world.visitor();
    const record = await lin.must(staffLogIn, { body: { login: "lin", password } });
    expect(record).toMatchObject({ staffId, name: "Lin" });
    expect(record.permissions).toContain("buying.record");
    const mark = async () => (await lin.fetch("/api/staff/session/me")).headers.get("x-rights");
    const before = await mark();
    expect([before, await mark()]).toEqual([expect.stringMatching(/^\w+$/), before]);
    await world.deps.db
      .updateTable("staff")
      .set({ roles: ["photographer"] })
      .where("id", "=", staffId)
      .execute();
    expect((await lin.must(staffMe)).permissions).not.toContain("buying.record");
    expect(await mark()).not.toBe(before);
    await world.deps.db.updateTable("staff").set({ disabled: true }).where("id", "=", staffId).execute();
    expect(await lin.call(staffMe)).toMatchObject({ ok: false, status: 401 });
  });

  it("get a new password and roles, which ends what they were logged in with, and lose the login with everything", async () => {
    const [{ db }, now] = [world.deps, world.deps.clock.now()];
    const first = await giveLogin(db, { login: "ping", name: "Ping", password, roles: ["buyer"], now });
    const ping = world.visitor();
    await ping.must(staffLogIn, { body: { login: "ping", password } });
    const again = await giveLogin(db, { login: "ping", name: "Ping", password: "another-password", roles: ["packer"], now });
    expect([first.isNew, again]).toEqual([true, { staffId: first.staffId, isNew: false }]);
    expect(await ping.call(staffMe)).toMatchObject({ ok: false, status: 401 });
    expect(await ping.call(staffLogIn, { body: { login: "ping", password } })).toMatchObject({ ok: false });
    const { permissions } = await ping.must(staffLogIn, { body: { login: "ping", password: "another-password" } });
    expect(permissions).toContain("packing.record");
    expect(await listStaff(db)).toContainEqual({ login: "ping", name: "Ping", roles: ["packer"] });
    expect(await endLogin(db, "ping")).toBe(true);
    expect(await endLogin(db, "ping")).toBe(false);
    expect(await ping.call(staffMe)).toMatchObject({ ok: false, status: 401 });
    expect(await ping.call(staffLogIn, { body: { login: "ping", password: "another-password" } })).toMatchObject({ ok: false });
    expect((await listStaff(db)).map(({ login }) => login)).not.toContain("ping");
    // Given anew, it opens again.
    await giveLogin(db, { login: "ping", name: "Ping", password, roles: ["packer"], now });
    await ping.must(staffLogIn, { body: { login: "ping", password } });
  });

  it("hold a session for a day, in a cookie no page can read, which goes with the log-out", async () => {
    await giveLogin(world.deps.db, { login: "tao", name: "Tao", password, roles: ["buyer"], now: world.deps.clock.now() });
    const tao = world.visitor();
    const reply = await tao.fetch("/api/staff/session/login", {
      method: "POST",
      body: JSON.stringify({ login: "tao", password }),
      headers: { "content-type": "application/json" },
    });
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith("sh_staff=")) ?? "";
    expect(cookie).toContain("Max-Age=86400;");
    expect(cookie).toMatch(/; HttpOnly/);
    await tao.must(staffLogOut);
    expect(tao.cookies.has("sh_staff")).toBe(false);
  });

  it("are guessed at under one lock however the login is spelt, which a new password takes away", async () => {
    const { db, clock } = world.deps;
    const login = "Kai";
    const { staffId } = await giveLogin(db, { login, name: "Kai", password, roles: ["buyer"], now: clock.now() });
    for (const typed of ["kai", "KAI", "Kai", "kAI", "Kai"])
      expect(await world.visitor().call(staffLogIn, { body: { login: typed, password: "wrong" } })).toMatchObject({
        code: "STAFF_LOGIN_WRONG",
      });
    const enter = (typed: string) => world.visitor().call(staffLogIn, { body: { login, password: typed } });
    expect(await enter(password)).toMatchObject({ code: "STAFF_LOGIN_LOCKED" });
    const token = await db
      .transaction()
      .execute((tx) => makeInvitation(tx, staffId, clock.now(), new Date(clock.now().getTime() + 3_600_000)));
    await world.visitor().must(acceptInvitation, { body: { token, password: "another-password" } });
    expect(await enter("another-password")).toMatchObject({ ok: true });
  });

  it("and unknown logins are answered alike, and lock alike after five", async () => {
    await giveLogin(world.deps.db, { login: "wu", name: "Wu", password, roles: ["admin"], now: world.deps.clock.now() });
    for (const login of ["wu", "nobody"]) {
      const outcomes = await race(8, () => world.visitor().call(staffLogIn, { body: { login, password: "wrong" } }));
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "STAFF_LOGIN_WRONG")).toHaveLength(5);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "STAFF_LOGIN_LOCKED")).toHaveLength(3);
    }
  });

  it("get in at a browser they came from before, whatever strangers guess (rule F48)", async () => {
    await giveLogin(world.deps.db, { login: "yue", name: "Yue", password, roles: ["buyer"], now: world.deps.clock.now() });
    const yue = world.visitor();
    await yue.must(staffLogIn, { body: { login: "yue", password } });
    await race(8, () => world.visitor().call(staffLogIn, { body: { login: "yue", password: "wrong" } }));
    expect(await world.visitor().call(staffLogIn, { body: { login: "yue", password } })).toMatchObject({
      ok: false,
      code: "STAFF_LOGIN_LOCKED",
    });
    await yue.must(staffLogOut);
    await yue.must(staffLogIn, { body: { login: "yue", password } });
  });

  it("sessions and shoppers' sessions open nothing of each other's (rule F59)", async () => {
    const [clerk, mei] = [await world.staff("admin"), await world.shopper()];
    clerk.cookies.set("sh_session", clerk.cookies.get("sh_staff") ?? "");
    mei.cookies.set("sh_staff", mei.cookies.get("sh_session") ?? "");
    expect(await clerk.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    expect(await mei.call(staffMe)).toMatchObject({ ok: false, status: 401 });
    await clerk.must(staffLogOut);
    expect(await clerk.call(staffMe)).toMatchObject({ ok: false, status: 401 });
  });
});
