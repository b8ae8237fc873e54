import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWorld } from "#testing";
import { buildHttpServer } from "./http-server.ts";

const folder = mkdtempSync(join(tmpdir(), "sihai-files-"));
const code = `console.log("${"四海".repeat(100)}");`;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".ahead"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Home</title>");
  writeFileSync(join(folder, "sw.js"), code);
  writeFileSync(join(folder, "assets/Page-1.js"), code);
  writeFileSync(join(folder, "assets/Page-1.js.br"), brotliCompressSync(code));
  writeFileSync(join(folder, ".built"), "secret");
  writeFileSync(join(folder, ".ahead/pages.json"), "{}");
  const { deps } = await aWorld();
  app = await buildHttpServer(deps, [], [{ prefix: "/", folder, page: () => "index.html" }]);
  writeFileSync(join(folder, "assets/Later-1.js"), code);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(url: string, method: "GET" | "HEAD" = "GET") {
  return await app.inject({ method, url, headers: { "accept-encoding": "br" } });
}

describe("what a site was built with", () => {
  it("goes out as it was compressed, and is kept for a year where its name holds its digest", async () => {
    const reply = await get("/assets/Page-1.js");
    expect([reply.statusCode, reply.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(reply.headers["content-type"]).toMatch(/javascript/);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(brotliDecompressSync(reply.rawPayload).toString("utf8")).toBe(code);
    const head = await get("/assets/Page-1.js", "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  it("is asked for anew where its name stays, whatever stands behind it", async () => {
    const reply = await get("/sw.js?v=2");
    expect([reply.statusCode, reply.body]).toEqual([200, code]);
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["of another spelling", "/assets/page-1.js"],
    ["of no file", "/assets/Page-2.js"],
    ["of what was compressed ahead", "/assets/Page-1.js.br"],
    ["of what came after the start", "/assets/Later-1.js"],
    ["of what is the server's own", "/.ahead/pages.json"],
    ["that climbs", "/assets/..%2f.ahead%2fpages.json"],
    ["with an empty step", "/assets//Page-1.js"],
    ["with a sign that ends a name", "/assets/Page-1.js%00"],
  ])("has nothing at an address %s", async (_, address) => {
    const reply = await get(address);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain("console");
  });

  it("keeps a file without an ending of the server's own to itself", async () => {
    expect((await get("/.built")).body).not.toContain("secret");
  });
});
