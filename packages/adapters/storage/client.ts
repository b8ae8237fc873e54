import { randomBytes } from "node:crypto";
import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ok, refuse } from "@sihai/domain";
import { checkKey } from "./key.ts";
import { type StoragePort, StoreUnavailable } from "./port.ts";

export type DiskStorageConfig = {
  /** Folder everything lives under; made when it is not there. */
  dir: string;
};

/** Files on the local disk. */
export function createDiskStorage({ dir }: DiskStorageConfig): StoragePort {
  const storage: StoragePort = {
    async put(key, bytes) {
      const path = pathOf(dir, key);
      const draft = `${path}.${randomBytes(6).toString("hex")}.new`;
      try {
        await mkdir(dirname(path), { recursive: true });
        const file = await open(draft, "wx");
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw unlessFull(error);
      }
    },
    async read(key) {
      try {
        return ok(new Uint8Array(await readFile(pathOf(dir, key))));
      } catch (error) {
        if (isMissing(error)) return refuse({ code: "FILE_NOT_FOUND" });
        throw error;
      }
    },
    async has(key) {
      return access(pathOf(dir, key)).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await rm(pathOf(dir, key), { force: true });
    },
    async check() {
      const key = `probe/${randomBytes(8).toString("hex")}`;
      await storage.put(key, new Uint8Array([1]));
      await storage.remove(key);
    },
  };
  return storage;
}

function pathOf(dir: string, key: string): string {
  checkKey(key);
  return join(dir, ...key.split("/"));
}

/** A disk without room is no fault of what was asked. */
export function unlessFull(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" ? new StoreUnavailable("full", message) : error;
}

function isMissing(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR")
  );
}
