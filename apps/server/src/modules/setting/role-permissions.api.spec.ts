import { listTroubles } from "@sihai/contract/operation";
import { checkSetting, draftSetting, readSettingHistory, withdrawSetting } from "@sihai/contract/setting";
import { changeRoles, disableStaff, inviteAgain, inviteStaff, listStaff, resetFactor } from "@sihai/contract/staff";
import { seededSettings } from "@sihai/domain/setting";
import type { StaffPermission } from "@sihai/domain/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, eventually, race, type SpecWorld } from "#testing";

let world: SpecWorld;
let maker: Client;
let checker: Client;
beforeAll(async () => {
  world = await aWorld();
  maker = await world.staff("admin");
  checker = await world.staff("admin");
});

const name = "rolePermissions" as const;
const held = () => world.deps.settings.at(world.deps.clock.now()).rolePermissions;
type Role = keyof ReturnType<typeof held>;
const withMore = (role: Role, ...more: StaffPermission[]) => ({ ...held(), [role]: [...held()[role], ...more] });
const draft = (who: Client, value: unknown) => who.call(draftSetting, { body: { name, value, note: "They do this now" } });
const check = (who: Client, versionId: string) => who.call(checkSetting, { body: { versionId } });
async function drafted(value: unknown, who = maker): Promise<string> {
  const done = await draft(who, value);
  if (!done.ok) throw new Error(done.code);
  return done.data.versionId;
}

describe("what roles may do", () => {
  it("begins as it was: the administrator alone runs the system", async () => {
    expect(held()).toEqual(seededSettings.rolePermissions);
    for (const role of ["support", "finance", "pricing"] as const)
      expect(await (await world.staff(role)).call(listTroubles)).toMatchObject({ ok: false, status: 403 });
    await maker.must(listTroubles);
  });

  it("is changed by two administrators, and holds with the next call of whoever is logged in", async () => {
    const pricing = await world.staff("pricing");
    const elsewhere = pricing.at(await world.anotherNode());
    const versionId = await drafted(withMore("role-pricing", "operation.manage"));
    expect(await check(maker, versionId)).toMatchObject({ code: "SETTING_VERSION_OWN", status: 403 });
    expect(await pricing.call(listTroubles)).toMatchObject({ status: 403 });
    const pressed = await race(4, () => check(checker, versionId));
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    await pricing.must(listTroubles);
    await eventually("every node knows", async () => (await elsewhere.call(listTroubles)).ok, 5_000);
    const less = { ...held(), "role-pricing": seededSettings.rolePermissions["role-pricing"] };
    await checker.must(checkSetting, { body: { versionId: await drafted(less) } });
    expect(held()["role-pricing"]).not.toContain("operation.manage");
    expect(await pricing.call(listTroubles)).toMatchObject({ ok: false, status: 403 });
    await eventually("every node knows", async () => !(await elsewhere.call(listTroubles)).ok, 5_000);
    const acts = await world.deps.db.selectFrom("audit_log").select("action").where("subject", "=", `setting:${name}`).execute();
    expect(acts.map(({ action }) => action)).toEqual(["setting.draft", "setting.check", "setting.draft", "setting.check"]);
  });

  it("is nobody else's to draft, check or take back, whoever else keeps the rules", async () => {
    const pricing = await world.staff("pricing");
    expect(await draft(pricing, withMore("role-pricing", "staff.manage"))).toMatchObject({ code: "SETTING_MAKER_OTHER" });
    const versionId = await drafted(withMore("role-content", "audit.read"));
    expect(await check(pricing, versionId)).toMatchObject({ code: "SETTING_CHECKER_OTHER" });
    expect(await pricing.call(withdrawSetting, { body: { versionId } })).toMatchObject({ code: "SETTING_MAKER_OTHER" });
    await maker.must(withdrawSetting, { body: { versionId } });
    expect(await draft(maker, { ...held(), "role-buyer": ["everything"] })).toMatchObject({ code: "SETTING_VALUE_WRONG" });
    expect(await draft(maker, withMore("role-buyer", "order.read"))).toMatchObject({ code: "SETTING_VALUE_WRONG" });
  });

  it("is not checked alone, not even by the last administrator", async () => {
    const alone = await aWorld();
    const only = await alone.staff("admin");
    const value = { ...seededSettings.rolePermissions, "role-packer": [] };
    const { versionId } = await only.must(draftSetting, { body: { name, value, note: "Alone" } });
    const { versions } = await only.must(readSettingHistory, { query: { name } });
    expect(versions.at(0)).toMatchObject({ versionId, mayCheck: "own" });
    expect(await only.call(checkSetting, { body: { versionId } })).toMatchObject({ code: "SETTING_VERSION_OWN" });
  });
});

describe("a role of the provider's own", () => {
  const own = () => world.deps.settings.at(world.deps.clock.now()).ownRoles;
  const role = (id: string, may: StaffPermission[], isOpen = true) => ({
    id,
    name: { zh: "夜班", en: "Night shift" },
    may,
    isOpen,
  });
  const propose = async (who: Client, value: unknown) =>
    who.call(draftSetting, { body: { name: "ownRoles", value, note: "The night shift" } });
  async function made(value: unknown): Promise<void> {
    const done = await propose(maker, value);
    if (!done.ok) throw new Error(done.code);
    const { versionId } = done.data;
    expect(await check(maker, versionId)).toMatchObject({ code: "SETTING_VERSION_OWN", status: 403 });
    await checker.must(checkSetting, { body: { versionId } });
  }
  const give = (who: Client, ...roles: string[]) => maker.call(changeRoles, { body: { staffId: who.id, roles } });

  it("is made by two, given to a colleague, and does what it says with the next call", async () => {
    const clerk = await world.staff("dispatcher");
    expect(await give(clerk, "dispatcher", "night-shift")).toMatchObject({ code: "STAFF_ROLE_CLOSED", status: 409 });
    await made([role("night-shift", ["operation.manage"])]);
    expect(await clerk.call(listTroubles)).toMatchObject({ status: 403 });
    expect(await give(clerk, "dispatcher", "night-shift")).toMatchObject({ ok: true });
    await clerk.must(listTroubles);
    expect((await maker.must(listStaff)).ownRoles).toEqual([
      { id: "night-shift", name: { zh: "夜班", en: "Night shift" }, isOpen: true },
    ]);
    await made([role("night-shift", ["parcel.read"])]);
    expect(await clerk.call(listTroubles)).toMatchObject({ status: 403 });
  });

  it("that is closed is given to nobody new and stays with whoever has it, and none is taken out or called as ours are", async () => {
    const [clerk, other] = [await world.staff("dispatcher"), await world.staff("dispatcher")];
    await made([...own(), role("helper", ["operation.manage"])]);
    expect(await give(clerk, "helper")).toMatchObject({ ok: true });
    await made(own().map((each) => ({ ...each, isOpen: each.id !== "helper" })));
    expect(await give(other, "helper")).toMatchObject({ code: "STAFF_ROLE_CLOSED" });
    const invited = { login: "nia", name: "Nia", email: "nia@example.com", roles: ["helper"] };
    expect(await maker.call(inviteStaff, { body: invited })).toMatchObject({ code: "STAFF_ROLE_CLOSED" });
    expect(await give(clerk, "helper", "packer")).toMatchObject({ ok: true });
    await clerk.must(listTroubles);
    const wrong = { code: "SETTING_VALUE_WRONG" };
    expect(await propose(maker, own().slice(1))).toMatchObject(wrong);
    for (const id of ["admin", "buyer", "helper", "With blanks"])
      expect(await propose(maker, [...own(), role(id, ["order.read"])])).toMatchObject(wrong);
  });

  it("gives nobody what its maker or its checker does not have", async () => {
    await made([...own(), role("lead", ["staff.manage", "setting.read", "setting.edit"])]);
    const lead = await world.staff("dispatcher");
    await give(lead, "lead");
    const more = [...own(), role("treasurer", ["finance.record"])];
    expect(await propose(lead, more)).toMatchObject({ code: "SETTING_GIVES_MORE", status: 403 });
    const byAdmin = await propose(maker, more);
    if (!byAdmin.ok) throw new Error(byAdmin.code);
    expect(await check(lead, byAdmin.data.versionId)).toMatchObject({ code: "SETTING_GIVES_MORE", status: 403 });
    const raised = own().map((each) => (each.id === "lead" ? { ...each, may: [...each.may, "audit.read"] } : each));
    expect(await propose(lead, raised)).toMatchObject({ code: "SETTING_GIVES_MORE" });
    await checker.must(checkSetting, { body: { versionId: byAdmin.data.versionId } });
    expect(
      await lead.call(changeRoles, { body: { staffId: (await world.staff("packer")).id, roles: ["treasurer"] } }),
    ).toMatchObject({ code: "STAFF_GIVES_MORE" });
  });
});

describe("whoever manages staff without being an administrator", () => {
  it("gives nobody what they do not have, and takes nothing from who may more", async () => {
    await checker.must(checkSetting, {
      body: { versionId: await drafted(withMore("role-pricing", "staff.manage")) },
    });
    const manager = await world.staff("pricing");
    const clerk = await world.staff("dispatcher");
    expect(await draft(manager, withMore("role-pricing", "finance.record"))).toMatchObject({ code: "SETTING_GIVES_MORE" });
    // What an administrator gives needs an administrator to check it.
    const versionId = await drafted(withMore("role-pricing", "finance.record"));
    expect(await check(manager, versionId)).toMatchObject({ code: "SETTING_GIVES_MORE", status: 403 });
    const refusal = { ok: false, code: "STAFF_GIVES_MORE", status: 403 };
    const roles = (who: Client, ...given: ("admin" | "pricing" | "finance")[]) =>
      manager.call(changeRoles, { body: { staffId: who.id, roles: given } });
    expect(await roles(manager, "pricing", "admin")).toMatchObject(refusal);
    expect(await roles(checker, "pricing")).toMatchObject(refusal);
    expect(await roles(clerk, "finance")).toMatchObject(refusal);
    for (const act of [disableStaff, inviteAgain, resetFactor])
      expect(await manager.call(act, { body: { staffId: checker.id } })).toMatchObject(refusal);
    const invited = { login: "mallory", name: "Mallory", email: "mallory@example.com", roles: ["admin" as const] };
    expect(await manager.call(inviteStaff, { body: invited })).toMatchObject(refusal);
    const peer = await world.staff("pricing");
    expect(await roles(peer, "pricing")).toMatchObject({ ok: true });
  });
});
