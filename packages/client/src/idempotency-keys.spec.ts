import { type Endpoint, endpoint } from "@sihai/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { fillPath } from "./call.ts";
import { endAction, keyOf } from "./idempotency-keys.ts";

const pay: Endpoint = endpoint({ method: "POST", path: "/trade/pay", summary: "pay", data: z.null(), once: true });
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("gives one action of a person one key, also after a reload, until it has been answered", () => {
  const first = keyOf(pay, { body: { tradeNo: "T-1" } });
  expect(first.key).toMatch(/^[\w-]{8,100}$/);
  expect(keyOf(pay, { body: { tradeNo: "T-1" } }).key).toBe(first.key);
  endAction(first.name);
  expect(keyOf(pay, { body: { tradeNo: "T-1" } }).key).not.toBe(first.key);
});

it("tells different actions apart", () => {
  const key = (tradeNo: string) => keyOf(pay, { body: { tradeNo } }).key;
  expect(new Set([key("T-1"), key("T-2"), keyOf({ ...pay, path: "/trade/other" }, { body: { tradeNo: "T-1" } }).key]).size).toBe(
    3,
  );
});

it("keeps no secret and no text of the input in the browser", () => {
  keyOf(pay, { body: { payPassword: "918273", remark: "a private remark", email: "mei@example.com" } });
  const stored = [...kept.values()].join();
  expect(stored).not.toMatch(/918273|private|mei@/);
  const before = keyOf(pay, { body: { payPassword: "111111", tradeNo: "T-1" } });
  expect(keyOf(pay, { body: { payPassword: "222222", tradeNo: "T-1" } }).name).toBe(before.name);
});

it("works where storage is switched off, and forgets the oldest of many", () => {
  for (let at = 0; at < 50; at += 1) keyOf(pay, { body: { at } });
  expect(Object.keys(JSON.parse(kept.get("sh_actions") ?? "{}"))).toHaveLength(30);
  vi.stubGlobal("sessionStorage", undefined);
  expect(keyOf(pay, {}).key).toMatch(/^[\w-]{8,100}$/);
});

it("puts parameters into an address, encoded, and misses none", () => {
  expect(fillPath("/order/:orderNo/item/{itemNo}", { orderNo: "A/1", itemNo: "2" })).toBe("/order/A%2F1/item/2");
  expect(() => fillPath("/order/:orderNo", {})).toThrow(RangeError);
});
