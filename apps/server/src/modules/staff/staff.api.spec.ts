import { userInfo } from "@sihai/contract/identity";
import { staffLogIn, staffLogOut, staffMe } from "@sihai/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";
import { endLogin, giveLogin } from "./give-login.service.ts";
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
