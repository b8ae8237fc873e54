import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { keptAnswer, sendCompressed } from "./answer.ts";

const long = JSON.stringify({ state: 0, data: "杯子".repeat(2_000) });

it("compresses an answer that is kept once, for all who take it so, and sends it as it is to the others", async () => {
  const kept = keptAnswer(long);
  const app = Fastify();
  app.get("/", (request, reply) => sendCompressed(request, reply, kept));
  const asked = (encoding: string) => app.inject({ url: "/", headers: { "accept-encoding": encoding } });
  const plain = await asked("identity");
  expect([plain.body, plain.headers["content-encoding"], kept.compressed]).toEqual([long, undefined, null]);
  const first = await asked("gzip, br");
  const { compressed } = kept;
  const second = await asked("gzip");
  expect(kept.compressed).toBe(compressed);
  expect(second.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String((await compressed)?.length) });
  for (const { rawPayload } of [first, second]) expect(gunzipSync(rawPayload).toString()).toBe(long);
});

it("compresses what is sent once, too, and leaves short answers as they are", async () => {
  const app = Fastify();
  app.get("/long", (request, reply) => sendCompressed(request, reply, long));
  app.get("/short", (request, reply) => sendCompressed(request, reply, keptAnswer("{}")));
  const headers = { "accept-encoding": "gzip" };
  expect(gunzipSync((await app.inject({ url: "/long", headers })).rawPayload).toString()).toBe(long);
  expect((await app.inject({ url: "/short", headers })).body).toBe("{}");
});
