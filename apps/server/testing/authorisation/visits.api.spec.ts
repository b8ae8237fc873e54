import { beginViewing, openViewing } from "@sihai/contract/viewing";
import { beforeAll, describe, expect, it } from "vitest";
import { buildHttpServer, openSession, sessionCookies, viewingCookie } from "#platform";
import { aWorld, Client, type SpecWorld } from "#testing";
import { modules } from "../../src/entry/modules.ts";
import { sandboxModule } from "../../src/modules/sandbox/index.ts";
import { keptFromViewers, shownToViewers } from "../../src/platform/http/shown-to-viewers.ts";
import { aShopperWithEverything, everythingOf } from "./fixture.ts";
import type { Owned } from "./row.ts";
import { authorisationRows } from "./rows.ts";

/** Every call of the shop with how a visit of staff to a customer's pages may make it (decision 97). */
const calls = modules
  .flatMap(({ routes }) => routes)
  .filter(({ allow }) => allow.audience === "shopper" && !["signature", "sandbox"].includes(allow.access))
  .map(({ endpoint, allow }) => {
    const path = `${endpoint.api === "login" ? "" : "/api"}${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    return { name: `${endpoint.method} ${path}`, path, endpoint, shown: shownToViewers(endpoint), access: allow.access };
  });

let world: SpecWorld;
let owned: Owned;
let mei: Client;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  owned = await aShopperWithEverything(world);
  mei = new Client(world.url);
  mei.cookies.set(sessionCookies.shopper, (await openSession(world.deps.db, "shopper", owned.userId)).token);
}, 90_000);

/** A browser that shows somebody's pages to staff, and in which a shopper of its own is logged in as well. */
async function eyesOn(userId: string): Promise<Client> {
  const eyes = await world.shopper({ name: "own", funds: "5000.00" });
  const { url } = await (await world.staff("admin")).must(beginViewing, { body: { userId, reason: "spec" } });
  await eyes.must(openViewing, { body: { ticket: new URL(url).searchParams.get("view") ?? "" } });
  return eyes;
}

/** Makes a call with the names of these things in it, as far as it takes any. */
async function ask(client: Client, { name, path, endpoint }: (typeof calls)[number], things: Owned) {
  const { params = {}, query = {}, body = {} } = authorisationRows[name]?.stranger?.(things) ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "1");
  const search = new URLSearchParams(query).toString();
  const reply = await client.fetch(`${filled}${search ? `?${search}` : ""}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", "idempotency-key": `visit-${Math.random()}` },
    ...(endpoint.method === "POST" && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text(), kept: reply.headers.get("cache-control") };
}

describe("a visit of staff to a customer's pages", () => {
  it("has been given a word on every call that reads: shown, or kept from it for a reason", () => {
    const unspoken = calls.filter(({ endpoint, shown }) => endpoint.method === "GET" && shown === null);
    expect(unspoken.filter(({ endpoint }) => !keptFromViewers.has(endpoint)).map(({ name }) => name)).toEqual([]);
    expect(calls.filter(({ endpoint, shown }) => shown !== null && keptFromViewers.has(endpoint))).toEqual([]);
    expect(calls.filter(({ shown }) => shown !== null).length).toBeGreaterThan(90);
  });

  it("is refused every other call there is, whatever the page does, and leaves everything as it is", async () => {
    const eyes = await eyesOn(owned.userId);
    const before = await everythingOf(world, owned.userId);
    const wrong: string[] = [];
    const refused = calls.filter(({ shown }) => shown === null);
    for (const call of refused) {
      const { status, text } = await ask(eyes, call, owned);
      if (status !== 403 || !text.includes('"VIEWING_ONLY_LOOKS"')) wrong.push(`${call.name}: ${status} ${text.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(120);
    expect(await everythingOf(world, owned.userId)).toEqual(before);
  }, 60_000);

  it("is answered every call it may make as its customer is, and nothing is written by it", async () => {
    const eyes = await eyesOn(owned.userId);
    const before = await everythingOf(world, owned.userId);
    const seen = new Map<string, Awaited<ReturnType<typeof ask>>>();
    const theirs = calls.filter(({ shown }) => shown === "theirs");
    for (const call of theirs) seen.set(call.name, await ask(eyes, call, owned));
    expect(await everythingOf(world, owned.userId)).toEqual(before);
    const wrong: string[] = [];
    for (const call of theirs) {
      const [shown, own] = [seen.get(call.name), await ask(mei, call, owned)];
      if (shown?.status !== own.status || unmarked(shown.text) !== unmarked(own.text))
        wrong.push(`${call.name}: ${shown?.status} not ${own.status}, from ${firstOther(shown?.text ?? "", own.text)}`);
    }
    expect(wrong).toEqual([]);
    const found = [...seen.values()].filter(({ status }) => status === 200);
    expect(found.length).toBeGreaterThan(50);
    // A picture stays on no device that is staff's.
    expect(seen.get("GET /api/files/{fileId}")).toMatchObject({ status: 200, kept: "private, no-store" });
  }, 60_000);

  it("finds somebody else's thing as unknown as its customer would", async () => {
    const omar = await world.shopper({ name: "omar" });
    const eyes = await eyesOn(omar.id);
    const wrong: string[] = [];
    for (const call of calls.filter(({ name, shown }) => shown === "theirs" && authorisationRows[name]?.stranger)) {
      const [shown, own] = [await ask(eyes, call, owned), await ask(omar, call, owned)];
      if (shown.status !== own.status || shown.text !== own.text) wrong.push(`${call.name}: ${shown.status} not ${own.status}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it("is a visitor to what is everybody's, and never the shopper who is logged in beside it", async () => {
    const eyes = await eyesOn(owned.userId);
    for (const call of calls.filter(({ shown }) => shown === "everybodys")) {
      const { status, text } = await ask(eyes, call, owned);
      expect(`${call.name} ${status < 500 && !text.includes("VIEWING")}`).toBe(`${call.name} true`);
    }
  }, 60_000);

  it("is in the way of no vendor's notice and no lever of the sandbox, which carry no session", async () => {
    const eyes = await eyesOn(owned.userId);
    const levers = sandboxModule(modules).routes;
    const outside = [...modules.flatMap(({ routes }) => routes), ...levers].filter(({ allow }) =>
      ["signature", "sandbox"].includes(allow.access),
    );
    const server = await buildHttpServer(world.deps, outside, []);
    const headers = { "x-platform": "web", cookie: `${viewingCookie}=${eyes.cookies.get(viewingCookie)}` };
    for (const { endpoint } of outside) {
      const url = `${endpoint.api === "login" ? "" : "/api"}${endpoint.path.replace(/:\w+/g, "1")}`;
      const { body } = await server.inject({ method: endpoint.method, url, headers });
      expect(`${url} ${/VIEWING|NOT_FOUND/.exec(body)?.[0]}`).toBe(`${url} undefined`);
    }
    await server.close();
    expect(outside.length).toBeGreaterThan(levers.length);
  });

  it("cannot write by its connection, whatever statement is sent", async () => {
    const change = world.deps.lookingDb.updateTable("app_user").set({ nick_name: "changed" }).where("id", "=", owned.userId);
    await expect(change.execute()).rejects.toMatchObject({ code: "25006" });
    const within = world.deps.lookingDb.transaction().execute((tx) => tx.deleteFrom("message").execute());
    await expect(within).rejects.toMatchObject({ code: "25006" });
  });

  it("is no session by another name: its token opens nothing as a cookie of shoppers or staff", async () => {
    const eyes = await eyesOn(owned.userId);
    const token = eyes.cookies.get(viewingCookie) ?? "";
    const crossed = world.visitor();
    crossed.cookies.set(sessionCookies.shopper, token);
    crossed.cookies.set(sessionCookies.staff, token);
    expect((await crossed.fetch("/api/user/info/user-info")).status).toBe(401);
    expect((await crossed.fetch("/api/staff/audit-log")).status).toBe(401);
  });
});

/** Without what tells one session of a person from another, and one moment from the next. */
function unmarked(text: string): string {
  // Papers are drawn anew each time, and say when.
  if (text.startsWith("%PDF")) return "a paper";
  return text.replaceAll(/"isThis":(true|false)|"accessToken":"[^"]*"|(?<=T\d\d:)\d\d:\d\d\.\d{3}Z/g, "");
}

/** Where two answers part, with what stands there. */
function firstOther(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 40), at + 80)} | ${other.slice(Math.max(0, at - 40), at + 80)}`;
}
