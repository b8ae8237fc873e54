import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWorld } from "#testing";
import { buildHttpServer } from "./http-server.ts";
import { chooseEncoding } from "./site-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-site-"));
const html = (text: string) =>
  `<!doctype html><meta name="desktop-site" content=""><title>${text}</title>${"<p>四海</p>".repeat(200)}`;
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), html("first"));
  const { deps } = await aWorld();
  const config = { ...deps.config, desktopSiteUrl: "https://desktop.example/?a=1&b=2" };
  app = await buildHttpServer(
    { ...deps, config },
    [],
    [{ prefix: "/", folder, page: (path) => (path === "/none" ? "none.html" : "index.html") }],
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  return await app.inject({ method: "GET", url, headers });
}

describe("a page of the apps", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("goes out as %s to a browser that takes it, and says that it depends", async (encoding, open) => {
    const reply = await get("/cn/home", { "accept-encoding": `deflate, ${encoding}` });
    expect(reply.headers["content-encoding"]).toBe(encoding);
    expect(reply.headers.vary).toBe("accept-encoding");
    const page = open(reply.rawPayload).toString("utf8");
    expect(page).toContain('name="desktop-site" content="https://desktop.example/?a=1&amp;b=2"');
    expect(reply.rawPayload.length).toBeLessThan(page.length / 4);
  });

  it("goes out plain to whoever takes nothing else", async () => {
    const reply = await get("/cn/home");
    expect(reply.headers["content-encoding"]).toBeUndefined();
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(reply.body).toContain("<title>first</title>");
  });

  it.each(["identity", ""])("is there at the front door for whoever takes no compression (%j)", async (encoding) => {
    const reply = await get("/", encoding ? { "accept-encoding": encoding } : {});
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(reply.body).toContain("<title>first</title>");
  });

  it("is not sent again while it is the same", async () => {
    const first = await get("/cn/home", { "accept-encoding": "br" });
    const etag = String(first.headers.etag);
    const again = await get("/cn/home", { "accept-encoding": "br", "if-none-match": etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get("/cn/home", { "accept-encoding": "gzip", "if-none-match": etag })).statusCode).toBe(200);
  });

  it("is made anew after a build", async () => {
    const before = await get("/cn/home");
    writeFileSync(join(folder, "index.html"), html("after"));
    utimesSync(join(folder, "index.html"), new Date(), new Date(Date.now() + 5000));
    const after = await get("/cn/home");
    expect(after.body).toContain("<title>after</title>");
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it("that was never built answers 404, as a file that is not there does", async () => {
    expect((await get("/none")).statusCode).toBe(404);
    expect((await get("/missing.png")).statusCode).toBe(404);
  });

  it.each(["/en//home", "/en/%00", "/%E0%A4%A", "/en/some.page", "/en/order.list?a=1"])(
    "by the address %s, which is none, leads a person on and no call",
    async (address) => {
      const person = await get(address, { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
      if (person.statusCode === 302) expect(person.headers.location).toBe("/");
      else expect([person.statusCode, person.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect((await get(address, { accept: "*/*" })).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe("the form chosen", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["BR ; q=0.5", "br"],
    ["*", "br"],
    ["br;q=0, *;q=0.1", "gzip"],
    ["*;q=0", "identity"],
    ["identity", "identity"],
  ])("for %s is %s", (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});
