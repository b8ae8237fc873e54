import { expect, it } from "vitest";
import { fetchThrough } from "./index.ts";

it("hands everything on and brings everything back", async () => {
  const calls: unknown[] = [];
  const fetch = fetchThrough(async (url, request) => {
    calls.push({ url, ...request });
    return { status: 201, headers: new Headers({ "x-a": "1" }), body: Buffer.from("四海") };
  });
  const reply = await fetch("https://a.example/b", { method: "POST", headers: { Accept: "x" }, body: "c" });
  expect(calls).toEqual([{ url: "https://a.example/b", method: "POST", headers: { accept: "x" }, body: "c", timeoutMs: 30_000 }]);
  expect([reply.status, reply.headers.get("x-a"), await reply.text()]).toEqual([201, "1", "四海"]);
});

it("stops waiting when the asker does", async () => {
  const fetch = fetchThrough(() => new Promise(() => {}));
  await expect(fetch("https://a.example", { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/i);
});

it("sends text only, by three methods only", async () => {
  const fetch = fetchThrough(async () => ({ status: 200, headers: new Headers(), body: Buffer.alloc(0) }));
  await expect(fetch("https://a.example", { method: "POST", body: new FormData() })).rejects.toThrow(TypeError);
  await expect(fetch("https://a.example", { method: "PATCH" })).rejects.toThrow(TypeError);
});
