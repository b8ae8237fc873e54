import { readAuditLog } from "@sihai/contract/audit";
import { stopCustomer } from "@sihai/contract/customer";
import { displayCurrencies, sessionCall, userInfo } from "@sihai/contract/identity";
import { messageList, setMessageRead } from "@sihai/contract/message";
import { staffLogOut } from "@sihai/contract/staff";
import { beginViewing, endViewing, listViewings, openViewing, readViewing } from "@sihai/contract/viewing";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { buildHttpServer, viewingCookie } from "#platform";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { modules } from "../../entry/modules.ts";
import { viewingsEnd } from "./viewing.service.ts";

let world: SpecWorld;
let mei: Client;
let lin: Client;
const reason = "Cannot find the pay button, asked by phone";
beforeAll(async () => {
  world = await aWorld();
  // The rates of the day are there, as they are after the first visitor of a new shop.
  await world.visitor().must(displayCurrencies);
});

async function two(): Promise<void> {
  mei = await world.shopper();
  await sql`update app_user set language = 'en' where id = ${mei.id}`.execute(world.deps.db);
  lin = await world.staff("admin");
}

async function ticketFor(staff: Client, userId: string): Promise<string> {
  const { url } = await staff.must(beginViewing, { body: { userId, reason } });
  return new URL(url).searchParams.get("view") ?? "";
}

async function eyesOf(staff: Client, userId: string, browser = world.visitor()): Promise<Client> {
  await browser.must(openViewing, { body: { ticket: await ticketFor(staff, userId) } });
  return browser;
}

const over = { ok: false, status: 401, code: "VIEWING_OVER" };

describe("seeing the shop as a customer does", () => {
  it("shows one customer's pages by an address that opens once, and says whose and until when", async () => {
    await two();
    const { url } = await lin.must(beginViewing, { body: { userId: mei.id, reason } });
    expect(url).toMatch(new RegExp(`^${world.deps.config.publicUrl}/en/login\\?view=[\\w-]{43}$`));
    const ticket = new URL(url).searchParams.get("view") ?? "";
    const eyes = world.visitor();
    const opened = await eyes.must(openViewing, { body: { ticket } });
    expect(opened).toMatchObject({
      mark: `SH${mei.id}`,
      email: expect.stringContaining("mei."),
      by: expect.stringContaining("admin"),
    });
    const minutes = (Date.parse(opened.until) - world.deps.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect((await eyes.must(userInfo)).userId).toBe(mei.id);
    expect((await eyes.must(sessionCall)).userId).toBe(mei.id);
    expect(await eyes.must(readViewing)).toMatchObject({ mark: `SH${mei.id}`, by: opened.by });
    expect(await world.visitor().call(openViewing, { body: { ticket } })).toMatchObject({ code: "VIEWING_TICKET_WRONG" });
    expect(await world.visitor().call(readViewing)).toMatchObject({ code: "NOT_LOGGED_IN" });
  });

  it("stands before the shopper who is logged in there, and gives that one back at its end", async () => {
    await two();
    const own = await world.shopper({ name: "own" });
    await eyesOf(lin, mei.id, own);
    expect((await own.must(userInfo)).userId).toBe(mei.id);
    expect(await own.call(setMessageRead, { body: { msgId: "all" } })).toMatchObject({ status: 403, code: "VIEWING_ONLY_LOOKS" });
    await own.must(endViewing);
    expect([...own.cookies.keys()]).toEqual(["sh_session"]);
    expect((await own.must(userInfo)).userId).toBe(own.id);
  });

  it("is for whoever has that right, for a reason, and for customers who are there and may log in", async () => {
    await two();
    const body = { userId: mei.id, reason };
    for (const role of ["support", "finance", "content"] as const)
      expect(await (await world.staff(role)).call(beginViewing, { body })).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect(await lin.call(beginViewing, { body: { userId: mei.id, reason: "   " } })).toMatchObject({ code: "INPUT_INVALID" });
    expect(await lin.call(beginViewing, { body: { userId: "99999999", reason } })).toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
    const ticket = await ticketFor(lin, mei.id);
    const eyes = await eyesOf(await world.staff("admin"), mei.id);
    await lin.must(stopCustomer, { body: { userId: mei.id, kind: "disabled", reason: "spec" } });
    expect(await eyes.call(userInfo)).toMatchObject(over);
    expect(await lin.call(beginViewing, { body })).toMatchObject({ code: "VIEWING_STOPPED" });
    expect(await eyes.call(openViewing, { body: { ticket } })).toMatchObject({ code: "VIEWING_TICKET_WRONG" });
  });

  it("is written down with who, whom, why and until when, and its end; and told to the customer in their language", async () => {
    await two();
    await sql`update app_user set language = 'zh' where id = ${mei.id}`.execute(world.deps.db);
    const { url } = await lin.must(beginViewing, { body: { userId: mei.id, reason } });
    expect(url).toContain("/cn/login?view=");
    const acts = async () =>
      (await lin.must(readAuditLog, { query: { subject: `customer:SH${mei.id}` } })).list.map(({ action, staffId, facts }) => ({
        action,
        staffId,
        facts,
      }));
    expect(await acts()).toEqual([]);
    const eyes = world.visitor();
    const { until, by } = await eyes.must(openViewing, { body: { ticket: new URL(url).searchParams.get("view") ?? "" } });
    expect(await acts()).toEqual([{ action: "customer.view", staffId: lin.id, facts: { reason, until } }]);
    mei.language = "zh";
    const { list } = await mei.must(messageList, { body: { msgTypeIdList: ["system"] } });
    expect(list[0]).toMatchObject({
      title: "我们查看了您的页面",
      text: expect.stringContaining(by),
      link: "/user/setting?part=devices",
    });
    expect(list[0]?.text).toContain(reason);
    expect((await mei.must(listViewings)).list).toEqual([
      { by, reason, begunAt: expect.any(String), endedAt: expect.any(String), isOpen: true },
    ]);
    expect((await (await world.shopper()).must(listViewings)).list).toEqual([]);
    await eyes.must(endViewing);
    expect((await mei.must(listViewings)).list).toMatchObject([{ isOpen: false }]);
    expect((await acts())[0]).toEqual({ action: "customer.view-end", staffId: lin.id, facts: { how: "by-staff" } });
  });
});

describe("a visit ends at once, at every node", () => {
  const endings: [string, string, (eyes: Client) => Promise<unknown>][] = [
    ["its button", "by-staff", (eyes) => eyes.at(world.url).must(endViewing)],
    [
      "another customer's pages",
      "by-another",
      async (eyes) => {
        const { url } = await lin.must(beginViewing, { body: { userId: (await world.shopper()).id, reason } });
        // Asked for, and not opened yet: nothing has changed for the pages that stand.
        await eyes.must(readViewing);
        await world.visitor().must(openViewing, { body: { ticket: new URL(url).searchParams.get("view") ?? "" } });
      },
    ],
    ["sign-out", "signed-out", () => lin.must(staffLogOut)],
    ["a sign-out nobody made", "signed-out", () => sql`delete from session where staff_id = ${lin.id}`.execute(world.deps.db)],
    [
      "loss of the right",
      "right-lost",
      () => sql`update staff set roles = '{support}' where id = ${lin.id}`.execute(world.deps.db),
    ],
    ["loss of the log-in", "right-lost", () => sql`update staff set disabled = true where id = ${lin.id}`.execute(world.deps.db)],
    [
      "its time",
      "time",
      () =>
        sql`update customer_viewing set begun_at = begun_at - interval '16 minutes', until = until - interval '16 minutes'
          where staff_id = ${lin.id}`.execute(world.deps.db),
    ],
  ];
  it.each(endings)("by %s", async (_, how, end) => {
    await two();
    const there = (await eyesOf(lin, mei.id)).at(await elsewhere());
    const here = there.at(world.url);
    expect((await there.must(userInfo)).userId).toBe(mei.id);
    await end(here);
    expect(await there.call(userInfo)).toMatchObject(over);
    expect(await here.call(userInfo)).toMatchObject(over);
    expect(await there.call(readViewing)).toMatchObject(over);
    expect(await there.call(setMessageRead, { body: { msgId: "all" } })).toMatchObject({ code: "VIEWING_ONLY_LOOKS" });
    await viewingsEnd.run(world.deps);
    await viewingsEnd.run(world.deps);
    const { rows } = await sql<{ how: string }>`select facts->>'how' as how from audit_log
      where action = 'customer.view-end' and staff_id = ${lin.id}`.execute(world.deps.db);
    expect(rows).toEqual([{ how }]);
    // Its page lets go of it, and the browser is a visitor's again.
    await there.must(endViewing);
    expect(there.cookies.size).toBe(0);
  });

  let node: Promise<string> | undefined;
  function elsewhere(): Promise<string> {
    node ??= world.anotherNode();
    return node;
  }

  it("by the next of the same member of staff, but by none that does not open: its customer was stopped meanwhile", async () => {
    await two();
    const eyes = await eyesOf(lin, mei.id);
    const other = await world.shopper({ name: "other" });
    const ticket = await ticketFor(lin, other.id);
    await lin.must(stopCustomer, { body: { userId: other.id, kind: "disabled", reason } });
    expect(await world.visitor().call(openViewing, { body: { ticket } })).toMatchObject({ code: "VIEWING_TICKET_WRONG" });
    expect((await eyes.must(userInfo)).userId).toBe(mei.id);
    await eyesOf(lin, (await world.shopper()).id);
    expect(await eyes.call(userInfo)).toMatchObject(over);
  });

  it("and a ticket is good for a minute, and only while its member of staff is signed in", async () => {
    await two();
    const late = await ticketFor(lin, mei.id);
    await sql`update customer_viewing set ticket_until = now() where staff_id = ${lin.id} and ended_at is null`.execute(
      world.deps.db,
    );
    expect(await world.visitor().call(openViewing, { body: { ticket: late } })).toMatchObject({ code: "VIEWING_TICKET_WRONG" });
    const orphaned = await ticketFor(lin, mei.id);
    await lin.must(staffLogOut);
    expect(await world.visitor().call(openViewing, { body: { ticket: orphaned } })).toMatchObject({
      code: "VIEWING_TICKET_WRONG",
    });
    await viewingsEnd.run(world.deps);
    expect((await mei.must(listViewings)).list).toEqual([]);
  });
});

describe("with the shop's calls on a host of their own (decision 89)", () => {
  const shop = "https://www.sihai.example";
  const hosts = {
    publicUrl: shop,
    consoleUrl: "https://desk.sihai.example",
    apiUrl: "https://api.sihai.example",
    cookieDomain: "sihai.example",
  };

  it("the console leads to the shop's page, whose calls carry the visit to both hosts; staff's session stays where it was", async () => {
    await two();
    const { deps } = world;
    const server = await buildHttpServer(
      { ...deps, config: { ...deps.config, ...hosts } },
      modules.flatMap(({ routes }) => routes),
      [],
    );
    try {
      const staff = { host: "desk.sihai.example", cookie: `sh_staff=${lin.cookies.get("sh_staff")}`, "x-platform": "web" };
      const begun = await server.inject({
        method: "POST",
        url: "/api/staff/customer/view",
        headers: staff,
        payload: { userId: mei.id, reason },
      });
      const url = new URL(begun.json().data.url);
      expect(url.origin).toBe(shop);
      const page = { host: "api.sihai.example", origin: shop, "sec-fetch-site": "same-site", "x-platform": "web" };
      const opened = await server.inject({
        method: "POST",
        url: "/api/viewing/open",
        headers: page,
        payload: { ticket: url.searchParams.get("view") },
      });
      expect(opened.headers).toMatchObject({ "access-control-allow-origin": shop, "access-control-allow-credentials": "true" });
      const visit = opened.cookies.find(({ name }) => name === viewingCookie);
      expect(visit).toMatchObject({ domain: "sihai.example", httpOnly: true, sameSite: "Lax", path: "/" });
      const cookie = `${viewingCookie}=${visit?.value}`;
      const seen = await server.inject({ method: "GET", url: "/api/user/info/user-info", headers: { ...page, cookie } });
      expect(seen.json().data.userId).toBe(mei.id);
      const write = { method: "POST", url: "/api/message/setmsgread", payload: { msgId: "all" } } as const;
      expect((await server.inject({ ...write, headers: { ...page, cookie } })).statusCode).toBe(403);
      // A page of another origin below the same domain can neither begin a visit nor end one.
      const sibling = { ...page, origin: "https://blog.sihai.example", cookie };
      const ended = await server.inject({ method: "POST", url: "/api/viewing/end", headers: sibling, payload: {} });
      expect(ended.json().data.code).toBe("INTERCEPTED");
    } finally {
      await server.close();
    }
  });
});
