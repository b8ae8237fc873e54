import { userInfo } from "@sihai/contract/identity";
import { staffLogIn, staffLogOut, staffMe } from "@sihai/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";
import { createStaff } from "./create-staff.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("staff", () => {
  it("log in, are told what they may do now, and lose it at once", async () => {
    const staffId = await createStaff(world.deps, { login: "lin", name: "Lin", password: "clerk-password", roles: ["buyer"] });
    const lin = world.visitor();
    const record = await lin.must(staffLogIn, { body: { login: "lin", password: "clerk-password" } });
    expect(record).toMatchObject({ staffId, name: "Lin" });
    expect(record.permissions).toContain("buying.record");
    await world.deps.db
      .updateTable("staff")
      .set({ roles: ["photographer"] })
      .where("id", "=", staffId ?? "")
      .execute();
    expect((await lin.must(staffMe)).permissions).not.toContain("buying.record");
    await world.deps.db
      .updateTable("staff")
      .set({ disabled: true })
      .where("id", "=", staffId ?? "")
      .execute();
    expect(await lin.call(staffMe)).toMatchObject({ ok: false, status: 401 });
  });

  it("and unknown logins are answered alike, and lock alike after five", async () => {
    await createStaff(world.deps, { login: "wu", name: "Wu", password: "clerk-password", roles: ["admin"] });
    for (const login of ["wu", "nobody"]) {
      const outcomes = await race(8, () => world.visitor().call(staffLogIn, { body: { login, password: "wrong" } }));
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "STAFF_LOGIN_WRONG")).toHaveLength(5);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "STAFF_LOGIN_LOCKED")).toHaveLength(3);
    }
  });

  it("sessions and shoppers' sessions open nothing of each other's (F59)", async () => {
    const [clerk, mei] = [await world.staff("admin"), await world.shopper()];
    clerk.cookies.set("sh_session", clerk.cookies.get("sh_staff") ?? "");
    mei.cookies.set("sh_staff", mei.cookies.get("sh_session") ?? "");
    expect(await clerk.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    expect(await mei.call(staffMe)).toMatchObject({ ok: false, status: 401 });
    await clerk.must(staffLogOut);
    expect(await clerk.call(staffMe)).toMatchObject({ ok: false, status: 401 });
  });
});
