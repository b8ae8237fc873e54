import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoint } from "@sihai/contract";
import { ok } from "@sihai/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aWorld } from "#testing";
import { buildHttpServer } from "./http-server.ts";
import { route } from "./route.ts";
import { everyone } from "./who.ts";

const shop = "https://www.sihai.example";
const api = "https://api.sihai.example";
const folder = mkdtempSync(join(tmpdir(), "sihai-own-page-"));
const enter = endpoint({ method: "POST", path: "/spec/enter", summary: "", data: z.null(), repeats: "sets" });
const leave = endpoint({ method: "POST", path: "/spec/leave", summary: "", data: z.null(), repeats: "sets" });
let apart: FastifyInstance;
let together: FastifyInstance;

beforeAll(async () => {
  writeFileSync(
    join(folder, "index.html"),
    `<head>${["desktop-site", "api-front", "api-gateway", "api-login"].map((name) => `<meta name="${name}" content="" />`).join("")}</head>`,
  );
  const { deps } = await aWorld();
  const routes = [
    route(enter, {
      allow: everyone,
      async handle({ setCookie }) {
        for (const name of ["sh_session", "sh_staff"]) setCookie(name, "x", { maxAgeSeconds: 60, httpOnly: true });
        return ok(null);
      },
    }),
    route(leave, {
      allow: everyone,
      async handle({ clearCookie }) {
        clearCookie("sh_session");
        return ok(null);
      },
    }),
  ];
  const sites = [{ prefix: "/", folder, page: () => "index.html" }];
  const hosts = { publicUrl: shop, consoleUrl: shop, apiUrl: api, cookieDomain: "sihai.example" };
  apart = await buildHttpServer({ ...deps, config: { ...deps.config, ...hosts } }, routes, sites);
  together = await buildHttpServer(deps, routes, sites);
});
afterAll(async () => {
  await Promise.all([apart.close(), together.close()]);
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;
async function call(app: FastifyInstance, path: string, headers: Headers = {}) {
  return app.inject({ method: "POST", url: `/api/spec/${path}`, headers: { "x-platform": "web", ...headers }, payload: {} });
}

describe("calls on a host of their own (rule M-01)", () => {
  it("are what its pages are told to make, and may make", async () => {
    const page = await apart.inject({ method: "GET", url: "/en/home", headers: { accept: "text/html" } });
    expect(page.body).toContain(`name="api-front" content="${api}/api"`);
    expect(page.body).toContain(`name="api-gateway" content="${api}/api"`);
    expect(page.body).toContain(`name="api-login" content="${api}"`);
    expect(String(page.headers["content-security-policy"]).split("; ")).toContain(`connect-src 'self' ${api}`);
  });

  it("let a page of the shop ask, send its session and read the answer and its clock", async () => {
    const asked = await apart.inject({
      method: "OPTIONS",
      url: "/api/spec/enter",
      headers: {
        origin: shop,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,idempotency-key,x-platform",
      },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": shop,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "content-type, idempotency-key, x-platform",
    });
    const answered = await call(apart, "enter", { origin: shop, "sec-fetch-site": "same-site" });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers).toMatchObject({
      "access-control-allow-origin": shop,
      "access-control-allow-credentials": "true",
      "cross-origin-resource-policy": "same-site",
    });
    expect(String(answered.headers["access-control-expose-headers"])).toContain("date");
    expect(String(answered.headers.vary)).toContain("origin");
  });

  it("keep the session for both hosts, and that of staff for the one that gave it", async () => {
    const { cookies } = await call(apart, "enter", { origin: shop, "sec-fetch-site": "same-site" });
    expect(cookies.map(({ name, domain }) => [name, domain])).toEqual([
      ["sh_session", "sihai.example"],
      ["sh_staff", undefined],
    ]);
    const left = await call(apart, "leave", { origin: shop, "sec-fetch-site": "same-site" });
    expect(left.cookies.map(({ name, domain, value }) => [name, domain, value])).toEqual([["sh_session", "sihai.example", ""]]);
  });

  it.each([
    ["a sibling of the shop", { origin: "https://blog.sihai.example", "sec-fetch-site": "same-site" }],
    ["the shop without its lock", { origin: "http://www.sihai.example", "sec-fetch-site": "cross-site" }],
    ["a page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ])("are refused to %s, which may not read that either", async (_, headers) => {
    const reply = await call(apart, "enter", headers);
    expect([reply.statusCode, reply.cookies]).toEqual([403, []]);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

it("without one, no other origin is told anything, and cookies are the host's", async () => {
  const reply = await call(together, "enter", { origin: shop, "sec-fetch-site": "same-site" });
  expect(reply.statusCode).toBe(403);
  expect(Object.keys(reply.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect((await call(together, "enter")).cookies.map(({ domain }) => domain)).toEqual([undefined, undefined]);
  const page = await together.inject({ method: "GET", url: "/en/home", headers: { accept: "text/html" } });
  expect(page.body).toContain(`name="api-front" content=""`);
});
