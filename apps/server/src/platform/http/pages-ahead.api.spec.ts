import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { endpoint, type PageFiles, type ReadReply } from "@sihai/contract";
import { ok } from "@sihai/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aWorld, type Client } from "#testing";
import { buildHttpServer } from "./http-server.ts";
import { escapeScript } from "./pages-ahead.ts";
import { route } from "./route.ts";
import { everyone, users } from "./who.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-ahead-"));
const evil = `</script><script>alert("四海")</script>`;
const index = `<!doctype html>
<html lang="zh-CN"><head><meta name="desktop-site" content=""><script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css"></head>
<body><div id="root"></div>
<noscript>no</noscript></body></html>`;
const table: PageFiles = {
  styles: "assets/index-1.css",
  begin: "assets/begin-1.js",
  pages: {
    "/order/detail": {
      rendered: true,
      files: { en: ["assets/OrderDetailPage-1.js", "assets/base-1.js"], zh: ["assets/words-zh.js"] },
    },
    "/help": { rendered: false, files: { en: ["assets/HelpPage-1.js"], zh: ["assets/HelpPage-1.js"] } },
  },
};
/** A thread that makes the calls its address names, says what came of them, and keeps silent where it is told to. */
const thread = `import { parentPort } from "node:worker_threads";
const jobs = new Map();
parentPort.on("message", (message) => {
  if (message.kind === "page") {
    const calls = new URL(message.address, "http://page.invalid").searchParams.getAll("call");
    if (calls[0] === "silence") return;
    if (calls[0] === "death") process.exit(1);
    jobs.set(message.job, { left: calls.length, said: [], cookie: message.cookie });
    calls.forEach((call, index) => {
      const [method, url] = call.split(" ");
      parentPort.postMessage({ kind: "call", job: message.job, call: index, asked: { method, url,
        headers: { "x-platform": "web", "accept-language": "en", "content-type": "application/json" }, body: "{}" } });
    });
    if (calls.length === 0) done(message.job);
  } else if (message.kind === "reply") {
    const job = jobs.get(message.job);
    job.said[message.call] = message.reply;
    if (--job.left === 0) done(message.job);
  }
});
function done(id) {
  const { said, cookie } = jobs.get(id);
  parentPort.postMessage({ kind: "done", job: id, page: { html: "<h1>Order $& $1</h1>", data: JSON.stringify({ cookie, said, evil: ${JSON.stringify(evil)} }) } });
}`;

let app: FastifyInstance;
let mei: Client;
let omar: Client;
let written = 0;

const own = endpoint({ method: "GET", path: "/spec/own", summary: "", data: z.object({ id: z.string() }) });
const act = endpoint({ method: "POST", path: "/spec/act", summary: "", data: z.null(), repeats: "sets" });
const open = endpoint({ method: "GET", path: "/spec/open", summary: "", data: z.object({ text: z.string() }) });

beforeAll(async () => {
  mkdirSync(join(folder, ".ahead"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), index);
  writeFileSync(join(folder, "assets/index-1.css"), "p{color:red}");
  writeFileSync(join(folder, ".ahead/pages.json"), JSON.stringify(table));
  writeFileSync(join(folder, ".ahead/thread.js"), thread);
  writeFileSync(join(folder, ".ahead/package.json"), `{"type":"module"}`);
  const world = await aWorld();
  [mei, omar] = [await world.shopper(), await world.shopper()];
  const routes = [
    route(own, { allow: users, handle: async ({ who }) => ok({ id: who.userId }) }),
    route(act, {
      allow: users,
      handle: async () => {
        written += 1;
        return ok(null);
      },
    }),
    route(open, {
      allow: everyone,
      handle: async ({ setCookie }) => {
        setCookie("seen", "1", { maxAgeSeconds: 60, httpOnly: false });
        return ok({ text: evil });
      },
    }),
  ];
  app = await buildHttpServer(world.deps, routes, [
    {
      prefix: "/",
      folder,
      page: () => "index.html",
      placeOf: (path) => ({ page: path.slice(3), language: path.startsWith("/en") ? "en" : "zh" }),
    },
  ]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function cookieOf(client: Client): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function page(path: string, calls: readonly string[] = [], headers: Record<string, string> = {}) {
  const query = calls.map((call) => `call=${encodeURIComponent(call)}`).join("&");
  return await app.inject({ method: "GET", url: `${path}?${query}`, headers });
}

/** What the page carries as data. */
function dataIn(html: string): { cookie: string; said: ReadReply[]; evil: string } {
  const [, json = ""] = /<script type="application\/json" id="ahead">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

describe("a page's head", () => {
  it("names the files of the page in the reader's language, each once", async () => {
    const { body, headers } = await page("/en/help");
    expect(body.match(/modulepreload/g)).toHaveLength(2);
    expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/HelpPage-1.js">');
    expect(headers.etag).toBeDefined();
    expect((await page("/en/nothing")).body.match(/modulepreload/g)).toHaveLength(1);
  });

  it("of a page that comes as it looks leaves the code for later, and has the styles inside", async () => {
    const { body } = await page("/en/order/detail");
    expect(body).not.toContain("modulepreload");
    expect(body).not.toContain('src="/assets/index-1.js"');
    expect(body).toContain('<script type="module" src="/assets/begin-1.js"></script>');
    const [, code = ""] = /<script type="application\/json" id="code">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(code)).toEqual(["/assets/index-1.js", "/assets/base-1.js", "/assets/OrderDetailPage-1.js"]);
    expect(body).toContain(`<style>p{color:red}</style><link rel="stylesheet" type="text/inlined" href="/assets/index-1.css">`);
    expect(body).toContain('<html lang="en">');
    expect((await page("/cn/order/detail")).body).toContain("/assets/words-zh.js");
  });
});

describe("a page that comes as it looks", () => {
  it("holds what was rendered, to be looked at only, and no script but those of the house", async () => {
    const { body, headers } = await page("/en/order/detail", ["GET /api/spec/open"]);
    expect(body).toContain('<div id="root"><div inert aria-busy="true"><h1>Order $& $1</h1></div></div>');
    expect(body).not.toContain("<script>");
    expect(body).not.toContain("</script><script>alert");
    expect(dataIn(body).evil).toBe(evil);
    expect(headers["content-security-policy"]).toContain("script-src 'self' ");
    expect(headers["content-security-policy"]).not.toMatch(/script-src [^;]*unsafe/);
  });

  it("asks as its visitor and nobody else: what needs a login is refused without one", async () => {
    const [anonymous] = dataIn((await page("/en/order/detail", ["GET /api/spec/own"])).body).said;
    expect(anonymous?.status).toBe(401);
    for (const client of [mei, omar]) {
      const [reply] = dataIn((await page("/en/order/detail", ["GET /api/spec/own"], { cookie: cookieOf(client) })).body).said;
      expect(JSON.parse(reply?.text ?? "").data).toEqual({ id: client.id });
    }
  });

  it("acts for nobody: a call that is more than a look is not let through", async () => {
    const calls = [
      "POST /api/spec/act",
      "GET /api/user/activate",
      "GET /console/",
      "GET /api/../console/",
      "DELETE /api/spec/own",
    ];
    const { body } = await page("/en/order/detail", calls, { cookie: cookieOf(mei) });
    const { said } = dataIn(body);
    expect(said.slice(0, 4)).toEqual([null, null, null, null]);
    expect(written).toBe(0);
  });

  it("is kept nowhere when it is somebody's own, and brings the cookies its calls set", async () => {
    const { headers } = await page("/en/order/detail", ["GET /api/spec/open"], { cookie: cookieOf(mei) });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
    expect(String(headers["set-cookie"])).toContain("seen=1");
    expect(headers.vary).toBe("accept-encoding, cookie");
    const remembered = await page("/en/order/detail", [], { cookie: "sh_uid=1" });
    expect(remembered.headers["cache-control"]).toBe("private, no-store");
  });

  it("tells the thread no cookie but those any script of the page may read", async () => {
    const cookie = `${cookieOf(mei)}; sh_uid=7; sh_email=a%40b.example; other=1`;
    const { body } = await page("/en/order/detail", [], { cookie });
    const told = dataIn(body)
      .cookie.split("; ")
      .map((pair) => pair.split("=")[0]);
    expect(told.toSorted()).toEqual(["sh_email", "sh_uid"]);
    expect(body).not.toContain(mei.cookies.get("sh_session") ?? "no session");
  });

  it("of a visitor is asked about again, and not sent twice", async () => {
    const first = await page("/en/order/detail");
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = await page("/en/order/detail", [], { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("goes out as %s to a browser that takes it", async (encoding, unpack) => {
    const reply = await page("/en/order/detail", [], { "accept-encoding": encoding, cookie: cookieOf(mei) });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(unpack(reply.rawPayload).toString("utf8")).toContain("<h1>Order");
  });

  it.each(["silence", "death"])("is the phone's to make after the thread's %s, within two seconds", async (what) => {
    const before = performance.now();
    const { body, statusCode } = await page("/en/order/detail", [what]);
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect(performance.now() - before).toBeLessThan(4000);
    expect((await page("/en/order/detail", [], { cookie: cookieOf(mei) })).body).toContain("<h1>Order");
  });
});

it("what the server renders with is not served", async () => {
  expect((await app.inject("/.ahead/thread.js")).statusCode).toBe(404);
  expect((await app.inject("/.ahead/pages.json")).statusCode).toBe(404);
  expect((await app.inject("/assets/index-1.css")).statusCode).toBe(200);
});

it("no text ends the script it stands in, and all of it comes back", () => {
  const said = { text: `${evil}\u2028\u2029<!--` };
  expect(escapeScript(JSON.stringify(said))).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(escapeScript(JSON.stringify(said)))).toEqual(said);
});
