import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDiskStorage } from "./index.ts";
import type { StoragePort } from "./port.ts";

let dir: string;
let storage: StoragePort;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "sihai-storage-"));
  storage = createDiskStorage({ dir });
});
afterAll(() => rm(dir, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it("keeps, replaces and removes", async () => {
  await storage.put("goods/ab/one.webp", bytes("one"));
  await storage.put("goods/ab/one.webp", bytes("two"));
  expect(await storage.read("goods/ab/one.webp")).toEqual({ ok: true, value: bytes("two") });
  expect(await storage.has("goods/ab/one.webp")).toBe(true);
  await storage.remove("goods/ab/one.webp");
  await storage.remove("goods/ab/one.webp");
  expect(await storage.has("goods/ab/one.webp")).toBe(false);
  expect(await storage.read("goods/ab/one.webp")).toEqual({ ok: false, refusal: { code: "FILE_NOT_FOUND" } });
});

it("leaves whole files only when many write at once", async () => {
  const texts = Array.from({ length: 20 }, (_, at) => `${at}`.repeat(50_000));
  await Promise.all(texts.map((text) => storage.put("race/file.bin", bytes(text))));
  const reply = await storage.read("race/file.bin");
  expect(reply.ok && texts.includes(new TextDecoder().decode(reply.value))).toBe(true);
  expect(await readdir(join(dir, "race"))).toEqual(["file.bin"]);
});

it.each(["../secret", "/etc/passwd", "a/../../b", "a//b", "", ".", "a/.hidden", "a\\b", "a\0b", "ü.txt"])(
  "never leaves its folder for %j",
  async (key) => {
    await expect(storage.read(key)).rejects.toThrow(RangeError);
    await expect(storage.put(key, bytes("x"))).rejects.toThrow(RangeError);
  },
);

it("can be probed", async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await storage.put("blocked", bytes("a file, not a folder"));
  await expect(createDiskStorage({ dir: join(dir, "blocked") }).check()).rejects.toThrow();
});
