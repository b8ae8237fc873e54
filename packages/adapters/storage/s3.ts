import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { ok, refuse } from "@sihai/domain";
import type { Fetch } from "../http/index.ts";
import { checkKey } from "./key.ts";
import { type StoragePort, StoreUnavailable } from "./port.ts";
import { signS3 } from "./sign-s3.ts";

export type S3StorageConfig = {
  fetch: Fetch;
  /** Bucket, and what keys begin with in it: `https://s3.example.com/sihai` or `…/sihai/files`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

const triesMost = 4;
/** What took longer than this is not asked again: somebody waits. */
const againWithinMs = 5_000;
/** Until when a store that says nothing is waited for; what is sent has a second more for each 500 kB. */
const waitMs = { GET: 15_000, HEAD: 5_000, PUT: 5_000, DELETE: 5_000 };

/** Files in a store that speaks the S3 protocol, for any number of nodes. Each is written whole: the store shows none before. */
export function createS3Storage({ fetch, url, region, keyId, secret }: S3StorageConfig): StoragePort {
  const base = url.replace(/\/$/, "");

  async function ask(method: "GET" | "HEAD" | "PUT" | "DELETE", key: string, body?: Uint8Array): Promise<Response> {
    const address = new URL(`${base}/${key}`);
    const headers = signS3({ method, address, body, region, keyId, secret, at: new Date() });
    const signal = AbortSignal.timeout(waitMs[method] + Math.ceil((body?.length ?? 0) / 500));
    return fetch(address.toString(), { method, headers, signal, ...(body && { body: new Uint8Array(body) }) });
  }

  /** A store that is busy or restarts is asked again; every question here may be asked twice. */
  async function insist(...question: Parameters<typeof ask>): Promise<Response> {
    checkKey(question[1]);
    const begun = performance.now();
    for (let tries = 1; ; tries++) {
      const reply = await ask(...question).catch((error: Error) => error);
      if (!(reply instanceof Error) && reply.status < 500 && reply.status !== 429) return reply;
      if (tries === triesMost || performance.now() - begun > againWithinMs)
        throw new StoreUnavailable("away", (reply instanceof Error ? reply : await saidNo(reply)).message);
      await setTimeout(100 * 2 ** tries);
    }
  }

  const storage: StoragePort = {
    async put(key, bytes) {
      const reply = await insist("PUT", key, bytes);
      if (!reply.ok) throw await saidNo(reply);
    },
    async read(key) {
      const reply = await insist("GET", key);
      if (reply.status === 404) return refuse({ code: "FILE_NOT_FOUND" });
      if (!reply.ok) throw await saidNo(reply);
      return ok(new Uint8Array(await reply.arrayBuffer()));
    },
    async has(key) {
      const reply = await insist("HEAD", key);
      if (reply.status !== 404 && !reply.ok) throw await saidNo(reply);
      return reply.ok;
    },
    async remove(key) {
      const reply = await insist("DELETE", key);
      if (reply.status !== 404 && !reply.ok) throw await saidNo(reply);
    },
    async check() {
      const key = `probe/${randomBytes(8).toString("hex")}`;
      await storage.put(key, new Uint8Array([1]));
      await storage.remove(key);
    },
  };
  return storage;
}

/** "HTTP 403 SignatureDoesNotMatch": the protocol's own word for it, without the rest of the document. */
async function saidNo(reply: Response): Promise<Error> {
  const word = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ""))?.[1];
  return new Error(`the file store answers HTTP ${reply.status}${word ? ` ${word}` : ""}`);
}
