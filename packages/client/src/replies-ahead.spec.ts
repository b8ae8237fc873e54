import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropRepliesAhead, keepRepliesAhead, nameOfCall } from "./replies-ahead.ts";
import { request, setRequestWorld } from "./request.ts";

const date = "Tue, 24 Nov 2026 03:00:00 GMT";
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  setRequestWorld({ base: () => "/api", language: () => "en", report: () => undefined });
  vi.spyOn(performance, "now").mockReturnValue(1500);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ state: 0, msg: "", data: "from the server" }));
  });
  keepRepliesAhead("en", [
    { name: "GET /api/cart/list", date, data: "with the page" },
    { name: nameOfCall("POST", "/api/freight/calculate", `{"country":"DE"}`), date, data: "with the page" },
  ]);
});
afterEach(() => {
  dropRepliesAhead();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("answers the calls of the first view with what the page came with, and no other call", async () => {
  expect(await request({ path: "/cart/list" })).toBe("with the page");
  expect(await request({ path: "/cart/list" })).toBe("with the page");
  expect(await request({ path: "/freight/calculate", method: "POST", body: { country: "DE" } })).toBe("with the page");
  expect(asked).toEqual([]);
  expect(await request({ path: "/cart/list", query: { page: 2 } })).toBe("from the server");
});

it("asks anew once the first view stands", async () => {
  dropRepliesAhead();
  expect(await request({ path: "/cart/list" })).toBe("from the server");
});

it("asks anew after anything was done", async () => {
  await request({ path: "/cart/add", method: "POST", body: {} });
  expect(await request({ path: "/cart/list" })).toBe("from the server");
});

it("asks anew in another language, and on a phone that took too long", async () => {
  setRequestWorld({ language: () => "zh-CN" });
  expect(await request({ path: "/cart/list" })).toBe("from the server");
  setRequestWorld({ language: () => "en" });
  keepRepliesAhead("en", [{ name: "GET /api/cart/list", date, data: "with the page" }]);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await request({ path: "/cart/list" })).toBe("from the server");
});
