import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { callOf } from "./call-of.ts";

const told: unknown[] = [];
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  told.length = 0;
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A server whose one call answers with these parts. */
async function serving(parts: () => AsyncIterable<string>): Promise<string> {
  const deps = {
    config: {},
    clock: { now: () => new Date() },
    log: { error: (facts: object, what: string) => told.push({ ...facts, what }) },
  } as unknown as Deps;
  const app = fastify();
  open.push(app);
  app.get("/list.csv", async (request, reply) => {
    const input = { params: {}, query: {}, body: {}, files: [] } as never;
    const { call } = callOf(deps, request, reply, { input, who: { kind: "visitor" } as never, once: null, language: "en" });
    await call.sendParts({ mimeType: "text/csv", parts: parts() });
    return reply;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/list.csv`;
}

async function* lines(sound: number): AsyncGenerator<string> {
  for (let at = 0; at < sound; at++) yield `line ${at}\n`;
  throw new Error("the database went away");
}

it.each([1, 2, 40])(
  "a download that breaks off after %i parts fails at whoever takes it, and the log says which",
  async (sound) => {
    const reply = await fetch(await serving(() => lines(sound)));
    expect(reply.headers.get("content-length")).toBeNull();
    await expect(reply.text()).rejects.toThrow();
    expect(told).toMatchObject([{ path: "/list.csv", what: "a download broke off" }]);
  },
);

it("one that cannot begin is a fault like any other, and no file", async () => {
  const reply = await fetch(await serving(() => lines(0)));
  expect([reply.status, reply.headers.get("content-disposition")]).toEqual([500, null]);
});

it("one that is taken to its end is whole", async () => {
  const reply = await fetch(
    await serving(async function* () {
      yield "a\n";
      yield "b\n";
    }),
  );
  expect([reply.status, await reply.text(), told]).toEqual([200, "a\nb\n", []]);
});
