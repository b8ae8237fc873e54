import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openOutbound } from "../../../apps/server/src/platform/outbound.ts";
import { fetchThrough } from "../http/index.ts";
import { followShortLink } from "./follow-short-link.ts";

/** The canary stands on this machine, where no link may ever lead; the short-link hosts answer through `via`. */
let canary: Server;
let hosts: Server;
let via = "";
let canaryUrl = "";
let canaryCalls = 0;
let requested: string[] = [];
const item = "https://item.taobao.com/item.htm?id=700100200301";
let answers: Record<string, { location?: string; body?: string; silent?: true }> = {};

beforeAll(async () => {
  canary = createServer((_, reply) => {
    canaryCalls += 1;
    reply.end(item);
  });
  hosts = createServer((request, reply) => {
    requested.push(request.url ?? "");
    const { location, body, silent } = answers[request.url ?? ""] ?? {};
    if (silent) return;
    if (location !== undefined) return void reply.writeHead(302, { location }).end();
    reply.writeHead(body === undefined ? 404 : 200).end(body);
  });
  canaryUrl = await listening(canary);
  via = await listening(hosts);
});
afterAll(() => {
  for (const server of [canary, hosts]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  [answers, requested, canaryCalls] = [{}, [], 0];
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

function follow(link: string, timeoutMs = 1000) {
  const out = openOutbound([via]);
  return followShortLink(link, { fetch: fetchThrough((url, request) => out.call(url, request)), via, timeoutMs });
}

describe("a short link", () => {
  it("leads to goods by a redirect", async () => {
    answers["/m.tb.cn/h.abc"] = { location: item };
    expect(await follow("https://m.tb.cn/h.abc")).toEqual({ platform: "taobao", itemId: "700100200301" });
  });
  it("leads to goods over several hosts", async () => {
    answers["/m.tb.cn/h.abc"] = { location: "https://s.click.taobao.com/t?e=1" };
    answers["/s.click.taobao.com/t?e=1"] = { location: "//item.taobao.com/item.htm?id=700100200301" };
    expect(await follow("https://m.tb.cn/h.abc")).toEqual({ platform: "taobao", itemId: "700100200301" });
  });
  it("leads to goods by a page that names them", async () => {
    answers["/m.tb.cn/h.abc"] = { body: `<script>var url = '${item}&spm=1';</script>` };
    expect(await follow("https://m.tb.cn/h.abc")).toEqual({ platform: "taobao", itemId: "700100200301" });
  });
});

describe("nothing on this machine or in a private network is ever called (rule F63)", () => {
  const canaryPort = () => new URL(canaryUrl).port;
  it.each([
    ["loopback", () => `http://127.0.0.1:${canaryPort()}/`],
    ["loopback by name", () => `http://localhost:${canaryPort()}/`],
    ["loopback as a number", () => `http://2130706433:${canaryPort()}/`],
    ["loopback in hexadecimal", () => `http://0x7f.1:${canaryPort()}/`],
    ["loopback in IPv6", () => `http://[::1]:${canaryPort()}/`],
    ["loopback mapped into IPv6", () => `http://[::ffff:127.0.0.1]:${canaryPort()}/`],
    ["no address at all", () => `http://0.0.0.0:${canaryPort()}/`],
    ["the machine's own facts", () => "http://169.254.169.254/latest/meta-data"],
    ["a private network", () => "https://10.0.0.8/"],
    ["a listed host on another port", () => `https://m.tb.cn:${canaryPort()}/h.x`],
    ["a listed host behind a user name", () => `https://m.tb.cn@127.0.0.1:${canaryPort()}/h.x`],
    ["a host that only looks listed", () => `https://m.tb.cn.evil.example:${canaryPort()}/h.x`],
    ["a host that only ends like one", () => "https://evilm-tb.cn/h.x"],
    ["another scheme", () => "file:///etc/passwd"],
    ["a script", () => "javascript:fetch('/')"],
    ["a broken address", () => "http://[::1"],
  ])("redirected to %s", async (_, to) => {
    answers["/m.tb.cn/h.abc"] = { location: to() };
    expect(await follow("https://m.tb.cn/h.abc")).toBeNull();
    expect(canaryCalls).toBe(0);
    expect(requested).toEqual(["/m.tb.cn/h.abc"]);
  });

  it.each([
    ["the canary", () => canaryUrl],
    ["the canary behind a listed name", () => `https://m.tb.cn@127.0.0.1:${canaryPort()}/`],
    ["an unlisted host", () => "https://evil.example/h.abc"],
    ["a listed host on another port", () => "https://m.tb.cn:8443/h.abc"],
    ["a password", () => "￥abcDEF12345￥"],
    ["nothing", () => ""],
  ])("pasted: %s", async (_, link) => {
    expect(await follow(link())).toBeNull();
    expect([canaryCalls, requested]).toEqual([0, []]);
  });

  it("without the sandbox, a listed name that resolves here is refused by the guard", async () => {
    const out = openOutbound([]);
    const fetch = fetchThrough((url, request) => {
      const at = new URL(url);
      return out.call(`https://127.0.0.1${at.pathname}`, request);
    });
    expect(await followShortLink("https://m.tb.cn/h.abc", { fetch })).toBeNull();
    expect(canaryCalls).toBe(0);
  });
});

describe("a hostile host", () => {
  it("that sends in circles is left after five hops", async () => {
    answers["/m.tb.cn/h.abc"] = { location: "https://m.tb.cn/h.abc" };
    expect(await follow("https://m.tb.cn/h.abc")).toBeNull();
    expect(requested).toHaveLength(5);
  });
  it("that sends more than 1 MB is not read to the end", async () => {
    answers["/m.tb.cn/h.abc"] = { body: "x".repeat(1_200_000) + item };
    expect(await follow("https://m.tb.cn/h.abc")).toBeNull();
  });
  it("that never answers costs three seconds at most", async () => {
    answers["/m.tb.cn/h.abc"] = { silent: true };
    const startedAt = performance.now();
    expect(await follow("https://m.tb.cn/h.abc", 300)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });
});
