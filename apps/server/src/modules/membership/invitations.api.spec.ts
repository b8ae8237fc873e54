import { stopCustomer } from "@sihai/contract/customer";
import { register, sendCode } from "@sihai/contract/identity";
import { readInvitation, readInvitations, readMember, showInitial } from "@sihai/contract/membership";
import { messageList } from "@sihai/contract/message";
import { confirmReceipt } from "@sihai/contract/parcel";
import { listCoupons } from "@sihai/contract/promotion";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { aMailbox, aMember, goodPassword } from "../../../testing/identity/accounts.ts";
import { aSealedParcel, type Benches, leave, theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { giveMemberGifts } from "../promotion/member-gifts.ts";
import { comeByInvitation } from "./index.ts";

const mailbox = aMailbox();
let world: SpecWorld;
let benches: Benches;

const terms = {
  name: { zh: "邀请礼券", en: "Invitation gift" },
  inviter: "20.00",
  invited: "15.00",
  leastFreight: "0.01",
  mostAYear: 2,
  validDays: 90,
};

beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
  await world.work();
  await changeRule(world, "invitationReward", terms);
  benches = await theBenches(world);
});

const codeOf = async (client: Client) => (await client.must(readInvitations)).code;
const statesOf = async (client: Client) => (await client.must(readInvitations)).list.map(({ state }) => state);

/** Signs up with a code of an invitation, in a browser of its own unless one is named. */
async function signUp(email: string, partnerCode: string, client = world.visitor()): Promise<Client> {
  await client.must(sendCode, { body: { email, purpose: "register" } });
  const code = await mailbox.codeFor(email);
  const account = { email, code, password: goodPassword, confirmPassword: goodPassword, partnerCode };
  client.id = (await client.must(register, { body: { ...account, acceptTerms: true, acceptPrivacy: true } })).userId;
  return client;
}

/** A buyer who came by somebody's code, as if they had signed up with it. */
async function aGuest(code: string): Promise<Client> {
  const guest = await aBuyer(world);
  const { db, clock } = world.deps;
  await db.transaction().execute((tx) =>
    comeByInvitation(tx, world.deps, {
      ...{ invitedId: guest.id, email: `${aKey()}@example.org`, code, browser: aKey(), at: clock.now() },
    }),
  );
  return guest;
}

async function aShippedParcel(client: Client): Promise<string> {
  const { packageId } = await aSealedParcel(world, client, benches);
  await leave(benches, [packageId]);
  return packageId;
}

const receive = (client: Client, packageId: string) => client.call(confirmReceipt, { body: { packageId } }, { key: aKey() });

const giftsOf = async (client: Client) => (await client.must(readMember)).gifts.map(({ gift, amount }) => [gift, amount]);

describe("an invitation", () => {
  it("has one code of its own, which brings whoever signs up with it", async () => {
    const [mei, stranger] = [await world.shopper(), await world.shopper()];
    const codes = await race(4, () => codeOf(mei));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).not.toBe(await codeOf(stranger));
    await signUp("guest@invitations.example", codes[0] ?? "");
    expect(await statesOf(mei)).toEqual(["waiting"]);
    expect(await statesOf(stranger)).toEqual([]);
  });

  it("is nobody's by a code that is none, in the inviter's own browser, with their own mailbox, or of one who may not log in", async () => {
    const mei = await aMember(world, mailbox, "mei@invitations.example");
    const code = await codeOf(mei);
    await signUp("none@invitations.example", "NOBODYS2");
    await signUp("mei+2@invitations.example", code);
    await mei.must(readInvitations);
    await signUp("second@invitations.example", code, mei);
    await logInAgain(world, mei);
    const { rows } = await sql`select from invitation i join app_user u on u.id = i.invited_id
      where u.email_normal in ('none@invitations.example', 'mei+2@invitations.example', 'second@invitations.example')`.execute(
      world.deps.db,
    );
    expect(rows).toEqual([]);
    const stopped = await world.shopper();
    const theirs = await codeOf(stopped);
    await (await world.staff("admin")).must(stopCustomer, {
      body: { userId: stopped.id, kind: "disabled", reason: "Tells us that somebody else uses the account" },
    });
    await signUp("late@invitations.example", theirs);
    expect(await world.deps.db.selectFrom("invitation").select("id").where("user_id", "=", stopped.id).execute()).toEqual([]);
    await expect(
      sql`insert into invitation select 1000, user_id, user_id, now(), 'x', 'x', 0, 0, 1, 0 from invitation_code limit 1`.execute(
        world.deps.db,
      ),
    ).rejects.toThrow();
  });

  it("earns nothing until the first parcel is received, then both get their coupon and are told, once, whichever of two comes first", async () => {
    const mei = await aBuyer(world);
    const guest = await aGuest(await codeOf(mei));
    const parcels = [await aShippedParcel(guest), await aShippedParcel(guest)];
    expect([await statesOf(mei), await giftsOf(mei), await giftsOf(guest)]).toEqual([["waiting"], [], []]);
    const promised = (await guest.must(messageList, { body: { pageSize: 50 } })).list.find(({ link }) => link === "/user/member");
    for (const amount of ["15.00", terms.leastFreight]) expect(promised?.text).toContain(amount);
    const done = await race(4, (index) => receive(guest, parcels[index % 2] ?? ""));
    expect(done.filter(({ ok }) => ok)).toHaveLength(2);
    expect([await statesOf(mei), await giftsOf(mei), await giftsOf(guest)]).toEqual([
      ["rewarded"],
      [["invitation", "20.00"]],
      [["invited", "15.00"]],
    ]);
    await Promise.all([giveMemberGifts(world.deps), giveMemberGifts(world.deps)]);
    for (const client of [mei, guest]) {
      const { list } = await client.must(listCoupons, { query: {} });
      expect(list).toHaveLength(1);
      const told = (await client.must(messageList, { body: { pageSize: 50 } })).list;
      expect(told.filter(({ link }) => link === "/user/coupon")).toHaveLength(1);
    }
  });

  it("waits for a parcel that is worth it, by what held when the guest came", async () => {
    await changeRule(world, "invitationReward", { ...terms, leastFreight: "5000.00" });
    const mei = await aBuyer(world);
    const guest = await aGuest(await codeOf(mei));
    await changeRule(world, "invitationReward", terms);
    benches = await theBenches(world);
    for (const client of [mei, guest]) await logInAgain(world, client);
    await receive(guest, await aShippedParcel(guest));
    expect([await statesOf(mei), await giftsOf(guest)]).toEqual([["waiting"], []]);
  });

  it("is rewarded so often in twelve months, also of guests who receive at once; the guest has theirs all the same", async () => {
    const mei = await aBuyer(world);
    const code = await codeOf(mei);
    const guests = [await aGuest(code), await aGuest(code), await aGuest(code)];
    const shipped = [];
    for (const guest of guests) shipped.push({ guest, packageId: await aShippedParcel(guest) });
    await Promise.all(shipped.map(({ guest, packageId }) => receive(guest, packageId)));
    expect((await statesOf(mei)).toSorted()).toEqual(["over-most", "rewarded", "rewarded"]);
    expect(await giftsOf(mei)).toHaveLength(2);
    for (const guest of guests) expect(await giftsOf(guest)).toEqual([["invited", "15.00"]]);
  });
});

describe("somebody who follows the link of an invitation", () => {
  const shownFor = async (partnerCode: string) =>
    (await world.visitor().must(readInvitation, { query: { partnerCode } })).invitation;
  const named = async (names: { nick_name?: string; user_name?: string }) => {
    const inviter = await aBuyer(world);
    await world.deps.db.updateTable("app_user").set(names).where("id", "=", inviter.id).execute();
    return { inviter, code: await codeOf(inviter) };
  };

  it("is told what it is worth, and of who sent it the first letter alone", async () => {
    const { code } = await named({ nick_name: "Meihua Lin" });
    expect(await shownFor(code.toLowerCase())).toEqual({ initial: "M***", amount: "15.00", least: "0.01" });
  });

  it("is told no letter where whoever sent it has no name of their own, or does not wish it", async () => {
    const { inviter, code } = await named({ nick_name: "Meihua Lin" });
    expect(await inviter.must(readInvitations)).toMatchObject({ showsInitial: true });
    const { code: unnamed } = await named({ user_name: `sihai${10_000_000 + Number(inviter.id)}` });
    expect(await shownFor(unnamed)).toMatchObject({ initial: null });
    await inviter.must(showInitial, { body: { shown: false } });
    expect(await inviter.must(readInvitations)).toMatchObject({ showsInitial: false });
    expect(await shownFor(code)).toEqual({ initial: null, amount: "15.00", least: "0.01" });
  });

  it("is told nothing by a code of nobody's, of somebody who was stopped, or while an invitation gives nothing", async () => {
    expect(await shownFor("AAAAAAAA")).toBeNull();
    const { inviter, code } = await named({ nick_name: "Mei" });
    const body = { userId: inviter.id, kind: "disabled" as const, reason: "asked for" };
    await (await world.staff("support")).must(stopCustomer, { body });
    expect(await shownFor(code)).toBeNull();
    const { code: good } = await named({ nick_name: "Mei" });
    await changeRule(world, "invitationReward", { ...terms, invited: "0.00" });
    expect(await shownFor(good)).toBeNull();
    await changeRule(world, "invitationReward", terms);
  });
});
