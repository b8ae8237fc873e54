import { endpoint } from "@sihai/contract";
import { ok } from "@sihai/domain";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aWorld } from "#testing";
import { buildHttpServer } from "./http-server.ts";
import { route } from "./route.ts";
import { everyone } from "./who.ts";

/** Takes any query and answers with what the door made of it. */
const heard = endpoint({
  method: "GET",
  path: "/spec/heard",
  summary: "",
  query: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});

let door: FastifyInstance;
beforeAll(async () => {
  const { deps } = await aWorld();
  door = await buildHttpServer(deps, [route(heard, { allow: everyone, handle: async ({ query }) => ok(query) })], []);
  return () => door.close();
});

async function ask(query: string): Promise<{ status: number; data: unknown }> {
  const reply = await door.inject({ url: `/api/spec/heard?${query}` });
  return { status: reply.statusCode, data: reply.json().data };
}

const times = <Item>(count: number, each: (at: number) => Item) => Array.from({ length: count }, (_, at) => each(at));
const digits = (count: number) => times(count, String);
const outside = (message: unknown) => ({
  status: 400,
  data: { code: "INPUT_INVALID", fields: [{ path: "", message }] },
});

describe("a query on an address (rule M-28)", () => {
  it("is read with lists and what lies within, as clients write them", async () => {
    expect(await ask("a=1&b=x&b=y&c[d]=true&list[0][a]=1&list[1][a]=2")).toEqual({
      status: 200,
      data: { a: "1", b: ["x", "y"], c: { d: "true" }, list: [{ a: "1" }, { a: "2" }] },
    });
  });

  it("is read with 1,000 parameters, and refused with one more", async () => {
    const names = (count: number) => times(count, (at) => `k${at}=${at}`).join("&");
    const { status, data } = await ask(names(1000));
    expect([status, data]).toEqual([200, Object.fromEntries(times(1000, (at) => [`k${at}`, String(at)]))]);
    expect(await ask(names(1001))).toEqual(outside(expect.stringContaining("1000")));
  });

  it("is read five deep, and refused deeper (rule M-29)", async () => {
    const five = { b: { c: { d: { e: { f: "1" } } } } };
    expect(await ask("a[b][c][d][e][f]=1")).toEqual({ status: 200, data: { a: five } });
    expect(await ask("a[b][c][d][e][f][g]=1")).toEqual(outside(expect.stringContaining("depth")));
  });

  it.each([
    ["of one name", (at: number) => `a=${at}`],
    ["of empty brackets", (at: number) => `a[]=${at}`],
    ["of numbered brackets", (at: number) => `a[${at}]=${at}`],
  ])("is read with lists of 20 %s, and refused with one more (rule M-30)", async (_, each) => {
    expect(await ask(times(20, each).join("&"))).toEqual({ status: 200, data: { a: digits(20) } });
    expect(await ask(times(21, each).join("&"))).toEqual(outside(expect.stringContaining("20")));
  });

  it("is refused with a place beyond the twentieth, though it stands alone (rule M-30)", async () => {
    expect(await ask("a[19]=1")).toEqual({ status: 200, data: { a: ["1"] } });
    expect(await ask("a[20]=1")).toEqual(outside(expect.stringContaining("20")));
  });

  it("touches no object's ground", async () => {
    expect(await ask("__proto__[x]=1&constructor[prototype][y]=2&z=3")).toMatchObject({ status: 200, data: { z: "3" } });
    expect(Object.keys({})).toEqual([]);
    expect("x" in {} || "y" in {}).toBe(false);
  });

  it("gives any text as it was written", async () => {
    const name = fc.stringMatching(/^k[0-9]{1,3}$/);
    const text = fc.string({ maxLength: 30, unit: "grapheme" }).filter((each) => !/[\p{Cc}\p{Cs}]/u.test(each));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text, { maxKeys: 9 }), async (query) => {
        const written = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join("="));
        expect(await ask(written.join("&"))).toEqual({ status: 200, data: query });
      }),
    );
  });
});
