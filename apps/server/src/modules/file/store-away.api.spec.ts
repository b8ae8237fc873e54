import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiskStorage, type StoragePort, StoreUnavailable } from "@sihai/adapters/storage";
import { uploadPicture } from "@sihai/contract/file";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aKey, aPhoto, aWorld, type Client, type SpecWorld } from "#testing";

describe("while the store of files", () => {
  let [world, mei, dir]: [SpecWorld | null, Client | null, string] = [null, null, ""];
  let trouble: StoreUnavailable | null = null;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "sihai-away-"));
    const disk = createDiskStorage({ dir });
    const refuses = () => (trouble ? Promise.reject(trouble) : null);
    const storage: StoragePort = {
      ...disk,
      put: (key, bytes) => refuses() ?? disk.put(key, bytes),
      read: (key) => (trouble?.why === "away" ? Promise.reject(trouble) : disk.read(key)),
    };
    world = await aWorld({ adapters: { storage } });
    mei = await world.shopper();
  });
  afterAll(() => rm(dir, { recursive: true }));

  async function upload(key = aKey()) {
    const files = [{ name: "seam.jpg", bytes: await aPhoto(), type: "image/jpeg" }];
    return mei?.call(uploadPicture, {}, { files, key });
  }

  it("is away, a picture is refused for now and taken with the same press later; what lies there is asked for again", async () => {
    const key = aKey();
    trouble = new StoreUnavailable("away", "cannot reach s3.example.com");
    expect(await upload(key)).toMatchObject({ ok: false, status: 503, code: "SERVICE_BUSY" });
    trouble = null;
    const kept = await upload(key);
    if (!kept?.ok) throw new Error("not kept");
    const address = `/api/files/${kept.data.fileId}`;
    trouble = new StoreUnavailable("away", "cannot reach s3.example.com");
    expect((await mei?.fetch(address))?.status).toBe(503);
    trouble = null;
    expect((await mei?.fetch(address))?.status).toBe(200);
  });

  it("is full, no more is taken, callers are led elsewhere, and what lies there is shown all the same", async () => {
    const kept = await upload();
    if (!kept?.ok) throw new Error("not kept");
    trouble = new StoreUnavailable("full", "ENOSPC: no space left on device, write");
    expect(await upload()).toMatchObject({ ok: false, status: 503, code: "SERVICE_BUSY" });
    expect((await fetch(`${world?.url}/readyz`)).status).toBe(503);
    expect((await mei?.fetch(`/api/files/${kept.data.fileId}?w=200`))?.status).toBe(200);
    trouble = null;
  });
});
