import { beforeAll, describe, expect, it } from "vitest";
import { buildHttpServer, loadSharp } from "#platform";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { whyNotReady } from "../readiness.ts";

async function aPicture(): Promise<FormData> {
  const form = new FormData();
  const sharp = await loadSharp();
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  form.append("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "a.png");
  return form;
}

/** What a request of nothing but `readyz` waits for. */
const silentExecutor = () => ({
  adapter: {},
  transformQuery: (node: unknown) => node,
  compileQuery: () => ({}),
  executeQuery: () => new Promise(() => undefined),
});

let world: SpecWorld;
let visitor: Client;
beforeAll(async () => {
  world = await aWorld();
  visitor = world.visitor();
});

async function bodyOf(reply: Response): Promise<{ state: number; msg: string; data: unknown }> {
  return (await reply.json()) as { state: number; msg: string; data: unknown };
}

describe("the envelope", () => {
  it("answers an unknown call with state, a sentence and 404", async () => {
    const reply = await visitor.fetch("/api/no/such/call");
    expect(reply.status).toBe(404);
    expect(await bodyOf(reply)).toEqual({
      state: 10404,
      msg: "We couldn’t find what you asked for",
      data: { code: "NOT_FOUND" },
    });
  });

  it("speaks the caller's language", async () => {
    const reply = await visitor.fetch("/api/no/such/call", { headers: { "accept-language": "zh-CN" } });
    expect((await bodyOf(reply)).msg).toBe("没有找到您要的内容");
  });

  it("asks a visitor to log in with 401 and state 10008", async () => {
    const reply = await visitor.fetch("/api/files/upload", { method: "POST" });
    expect(reply.status).toBe(401);
    expect((await bodyOf(reply)).state).toBe(10008);
  });

  it("carries a request id and refuses to be sniffed, framed or cached", async () => {
    const { headers } = await visitor.fetch("/api/no/such/call");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    const { origin } = new URL(world.deps.config.payment.scriptUrl);
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    expect(policy).toContain(`script-src 'self' ${origin}`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain(`frame-src 'self' ${origin}`);
  });

  it("is dated by the business clock, by which browsers count down", async () => {
    await world.advance(5 * 86_400);
    const { headers } = await visitor.fetch("/api/no/such/call");
    expect(Math.abs(Date.parse(headers.get("date") ?? "") - world.deps.clock.now().getTime())).toBeLessThan(5000);
  });
});

describe("a change asked for by another site (rule F52)", () => {
  it.each([
    ["no platform header", { "x-platform": "" }],
    ["a platform nobody knows", { "x-platform": "toaster" }],
    ["a cross-site page", { "sec-fetch-site": "cross-site" }],
    ["a sibling domain", { "sec-fetch-site": "same-site" }],
  ])("is intercepted: %s", async (_, headers) => {
    const shopper = await world.shopper();
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
    const reply = await fetch(`${world.url}/api/files/upload`, {
      method: "POST",
      headers: { cookie: [...shopper.cookies].map((pair) => pair.join("=")).join("; "), ...given },
    });
    expect(reply.status).toBe(403);
    expect((await bodyOf(reply)).state).toBe(10005);
  });
});

describe("the platform header (rules O-46 to O-49)", () => {
  it.each(["web", "ios", "android", "mini-program"])("may say %s", async (platform) => {
    const reply = await visitor.fetch("/api/files/upload", { method: "POST", headers: { "x-platform": platform } });
    expect((await bodyOf(reply)).state).toBe(10008);
  });
});

describe("input", () => {
  it.each([
    ["a password in the address", "password=secret1"],
    ["an unknown field", "surprise=1"],
  ])("that no address may hold is refused: %s", async (_, query) => {
    const reply = await visitor.fetch(`/api/files/${"a".repeat(32)}?${query}`);
    expect(reply.status).toBe(400);
    expect((await bodyOf(reply)).state).toBe(10400);
  });

  it.each(["{", "[1,2", '{"__proto__":{"admin":true}}', "null", '"text"', "\u0000"])(
    "that is not JSON for the call is a 4xx: %j",
    async (body) => {
      const shopper = await world.shopper();
      const reply = await shopper.fetch("/api/files/upload", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    },
  );

  const findOrders = (q: string) => `/api/staff/orders/look-up?q=${q}`;
  it.each([
    ["NUL in a search", findOrders("DG%0012345"), "TEXT_UNREADABLE", "q"],
    ["an escape in a search", findOrders("DG%1B12345"), "TEXT_UNREADABLE", "q"],
    ["NUL where only a length is asked for", "/api/staff/freight/figure-parcels?line=a%00b", "TEXT_UNREADABLE", "line"],
    ["NUL in a number", "/api/staff/orders/detail?orderNo=DG%0012345", "INPUT_INVALID", "orderNo"],
    ["NUL in the name of a field", findOrders("DG12345&a%00=1"), "INPUT_INVALID", ""],
    ["NUL in a parameter of the path", "/api/files/a%00b", "INPUT_INVALID", "fileId"],
  ])("with control characters is refused in words that help: %s", async (_, path, code, field) => {
    const staff = await world.staff("admin");
    const reply = await staff.fetch(path);
    const { msg, data } = await bodyOf(reply);
    expect([reply.status, data]).toMatchObject([400, { code, fields: [{ path: field }] }]);
    expect(msg).toMatch(code === "TEXT_UNREADABLE" ? /invisible characters.*type it again/ : /check it/);
  });

  it.each([
    ["NUL", "a\u0000b"],
    ["half of an emoji", "a\ud83d b"],
  ])("with %s in a body is refused, whatever its schema asks of the text", async (_, password) => {
    const body = JSON.stringify({ email: "mei@example.com", password });
    const headers = { "content-type": "application/json" };
    const reply = await visitor.fetch("/api/user/oauth/login", { method: "POST", body, headers });
    expect((await bodyOf(reply)).data).toMatchObject({ code: "TEXT_UNREADABLE", fields: [{ path: "password" }] });
  });

  it("with a card number in what somebody wrote is refused in words that help, and kept nowhere", async () => {
    const shopper = await world.shopper();
    const note = "my card 4242 4242 4242 4242 12/29 123";
    const body = JSON.stringify({ orderNo: "DG12345678", reason: "changed-mind", note });
    const headers = { "content-type": "application/json", "idempotency-key": "a-key-of-this-spec" };
    const reply = await shopper.fetch("/api/order/cancel", { method: "POST", body, headers });
    const { msg, data } = await bodyOf(reply);
    expect([reply.status, data]).toMatchObject([400, { code: "CARD_IN_TEXT", fields: [{ path: "note" }] }]);
    expect(msg).toMatch(/take the card number out/);
  });

  it("byte by byte is ended after two minutes, headers and body alike", async () => {
    const { server } = await buildHttpServer(world.deps, [], []);
    if (!("requestTimeout" in server)) throw new Error("not a server of Node's");
    expect([server.requestTimeout, server.headersTimeout]).toEqual([120_000, 60_000]);
  });

  it("of 2 MB is refused as too large", async () => {
    const shopper = await world.shopper();
    const reply = await shopper.fetch("/api/files/upload", {
      method: "POST",
      body: JSON.stringify("x".repeat(2_000_000)),
      headers: { "content-type": "application/json" },
    });
    expect(reply.status).toBe(413);
  });
});

describe("an upload", () => {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc';
  it.each([
    ["without a boundary", "multipart/form-data", part],
    ["with another boundary than it says", "multipart/form-data; boundary=c", part],
    ["cut short", "multipart/form-data; boundary=b", part],
  ])("%s is refused, and is no fault", async (_, type, body) => {
    const shopper = await world.shopper();
    const reply = await shopper.fetch("/api/files/upload", { method: "POST", body, headers: { "content-type": type } });
    expect([reply.status, (await bodyOf(reply)).state]).toEqual([400, 10400]);
  });
});

describe("what a vendor says of our request to it", () => {
  it("is a fault of ours, never the shopper's wrong input", async () => {
    const shopper = await world.shopper();
    const { storage } = world.deps.adapters;
    const { put } = storage;
    storage.put = async () => {
      throw Object.assign(new Error("no such key"), { statusCode: 401, type: "StripeAuthenticationError" });
    };
    const reply = await shopper.fetch("/api/files/upload", { method: "POST", body: await aPicture() });
    storage.put = put;
    expect([reply.status, (await bodyOf(reply)).state]).toEqual([500, 10500]);
  });
});

describe("a database that is away (rule R16)", () => {
  it("is told with 503 and when to come back, and logged once a second", async () => {
    const shopper = await world.shopper();
    const logged: object[] = [];
    const { deps } = world;
    const { log, db } = deps;
    deps.log = Object.assign(Object.create(log), { error: (facts: object) => logged.push(facts) });
    const gone = new Proxy(db, {
      get() {
        throw new Error("Client has encountered a connection error and is not queryable");
      },
    });
    deps.db = gone;
    const replies = await race(20, () => shopper.fetch("/api/message/msg-count"));
    Object.assign(deps, { log, db });
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
    expect(replies[0]?.headers.get("retry-after")).toBe("2");
    expect(logged.length).toBeLessThanOrEqual(2);
  });
});

describe("whether it is ready", () => {
  const readiness = async () => {
    const reply = await visitor.fetch("/readyz");
    return [reply.status, await reply.json()];
  };
  const diskFull = () => Promise.reject(Object.assign(new Error("could not extend file"), { code: "53100" }));

  it("is said with the reason why not: it is stopping, and callers are sent elsewhere", async () => {
    world.deps.node.isStopping = true;
    const replies = [await readiness(), (await visitor.fetch("/api/no/such/call")).headers.get("connection")];
    world.deps.node.isStopping = false;
    expect(replies).toEqual([[503, { ok: false, why: "stopping" }], "close"]);
  });

  it("is said within two seconds of a database that does not answer", async () => {
    const { deps } = world;
    const { db } = deps;
    deps.db = new Proxy(db, { get: (...given) => (given[1] === "getExecutor" ? silentExecutor : Reflect.get(...given)) });
    const answer = await readiness();
    deps.db = db;
    expect(answer).toEqual([503, { ok: false, why: "database" }]);
  });

  it("is not, for as long as the database says that its disk is full", async () => {
    const { storage } = world.deps.adapters;
    const { put } = storage;
    storage.put = diskFull;
    const shopper = await world.shopper();
    const reply = await shopper.fetch("/api/files/upload", { method: "POST", body: await aPicture() });
    storage.put = put;
    expect(reply.status).toBe(503);
    expect(await readiness()).toEqual([503, { ok: false, why: "disk" }]);
    world.deps.node.diskFullAt = 0;
    expect(await readiness()).toEqual([200, { ok: true }]);
  });

  it("is not, when the folder of its data has no room", async () => {
    expect(await whyNotReady(world.deps, async () => 1_000_000)).toBe("disk");
    expect(await whyNotReady(world.deps)).toBe(null);
  });
});

describe("the documents", () => {
  it("list every call with the access it needs", async () => {
    const document = (await (await visitor.fetch("/openapi.json")).json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(calls.length).toBeGreaterThan(2);
    expect(calls.filter((call) => typeof call["x-access"] !== "string")).toEqual([]);
  });

  it.each(["/healthz", "/readyz", "/metrics", "/docs"])("%s answers", async (path) => {
    expect((await visitor.fetch(path)).status).toBe(200);
  });
});
