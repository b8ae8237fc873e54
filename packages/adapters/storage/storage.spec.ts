import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import aws4 from "aws4";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startS3 } from "../testing/start-s3.ts";
import { unlessFull } from "./client.ts";
import { createDiskStorage, createS3Storage, type StoragePort, StoreUnavailable } from "./index.ts";
import { signS3 } from "./sign-s3.ts";

/** What every store promises, asked of the disk and of a server that speaks S3. */
const stores: Record<string, () => Promise<Opened>> = { "on the disk": onDisk, "in a store that speaks S3": inS3 };

type Opened = {
  storage: StoragePort;
  blocked(): Promise<StoragePort>;
  files(folder: string): Promise<string[]>;
  close(): Promise<void>;
};

async function onDisk(): Promise<Opened> {
  const dir = await mkdtemp(join(tmpdir(), "sihai-storage-"));
  const storage = createDiskStorage({ dir });
  return {
    storage,
    async blocked() {
      await storage.put("blocked", bytes("a file, not a folder"));
      return createDiskStorage({ dir: join(dir, "blocked") });
    },
    files: (folder) => readdir(join(dir, folder)),
    close: () => rm(dir, { recursive: true }),
  };
}

async function inS3(): Promise<Opened> {
  const server = await startS3();
  const { url, keyId, secret } = server;
  return {
    storage: createS3Storage({ fetch, url, region: "us-east-1", keyId, secret }),
    blocked: async () => createS3Storage({ fetch, url, region: "us-east-1", keyId: "somebody", secret }),
    files: (folder) => server.files(folder),
    close: () => server.stop(),
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(Object.keys(stores))("a store %s", (name) => {
  let opened: Opened;
  let storage: StoragePort;
  beforeAll(async () => {
    opened = await (stores[name] ?? onDisk)();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

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
    expect(await opened.files("race")).toEqual(["file.bin"]);
  });

  it("takes any bytes, and as many as a video has", async () => {
    const video = randomBytes(30 * 1024 * 1024);
    await storage.put("videos/ab/abcdef", video);
    const read = await storage.read("videos/ab/abcdef");
    expect(read.ok && Buffer.compare(read.value, video)).toBe(0);
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
    await expect((await opened.blocked()).check()).rejects.toThrow();
  });
});

describe("a store that speaks S3", () => {
  it("is asked again while it is busy, and says what it answered when it stays so", async () => {
    const answers = [503, 500, 200, 503, 503, 503, 503];
    const asked: string[] = [];
    const busy: typeof fetch = async (url) => {
      asked.push(String(url));
      return new Response("<Error><Code>SlowDown</Code></Error>", { status: answers[asked.length - 1] ?? 200 });
    };
    const storage = createS3Storage({ fetch: busy, url: "https://s3.example/b/", region: "r", keyId: "k", secret: "s" });
    await storage.put("a/b", bytes("x"));
    expect(asked).toEqual(Array(3).fill("https://s3.example/b/a/b"));
    await expect(storage.put("a/b", bytes("x"))).rejects.toThrow(
      new StoreUnavailable("away", "the file store answers HTTP 503 SlowDown"),
    );
  });

  it("that is not there is told from a key that is wrong: it may be asked again later", async () => {
    const server = await startS3();
    const { url, keyId, secret } = server;
    const at = (given: { keyId: string }) => createS3Storage({ fetch, url, region: "us-east-1", secret, ...given });
    const refused = await at({ keyId: "somebody" })
      .put("a/b", bytes("x"))
      .catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(StoreUnavailable);
    await server.stop();
    await expect(at({ keyId }).read("a/b")).rejects.toThrow(StoreUnavailable);
  });

  it("that says nothing is not waited for four times", async () => {
    const asked: AbortSignal[] = [];
    const silent: typeof fetch = (_, init) => {
      const { signal } = init ?? {};
      if (signal) asked.push(signal);
      vi.advanceTimersByTime(5_100);
      return Promise.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
    };
    vi.useFakeTimers({ toFake: ["performance"] });
    const storage = createS3Storage({ fetch: silent, url: "https://s3.example/b/", region: "r", keyId: "k", secret: "s" });
    await expect(storage.read("a/b")).rejects.toThrow(StoreUnavailable);
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  });
});

it("says of a disk without room that it is full, and of any other fault what it was", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(unlessFull(full)).toEqual(new StoreUnavailable("full", full.message));
  const other = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  expect(unlessFull(other)).toBe(other);
});

it("is asked with the signature that other clients of S3 make", () => {
  const at = new Date("2026-11-23T15:04:05Z");
  const [keyId, secret, region] = ["AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", "eu-central-1"];
  for (const [method, body] of [
    ["GET", undefined],
    ["PUT", "words"],
    ["DELETE", undefined],
  ] as const) {
    const address = new URL("https://s3.example.com:9000/sihai/files/ab/abcdef-200.webp");
    const ours = signS3({ method, address, body: body === undefined ? undefined : bytes(body), region, keyId, secret, at });
    const theirs = aws4.sign(
      {
        host: address.host,
        path: address.pathname,
        method,
        service: "s3",
        region,
        headers: { "x-amz-date": ours["x-amz-date"], "x-amz-content-sha256": ours["x-amz-content-sha256"] },
      },
      { accessKeyId: keyId, secretAccessKey: secret },
    );
    const signature = (text: unknown) => /Signature=(\w+)/.exec(String(text))?.[1];
    const headers = Object.fromEntries(Object.entries(theirs.headers ?? {}));
    expect(signature(ours.authorization)).toBe(signature(headers.Authorization));
    expect(signature(ours.authorization)).toMatch(/^[0-9a-f]{64}$/);
  }
});
