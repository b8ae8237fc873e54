import { createDiskStorage, type StoragePort } from "@sihai/adapters/storage";
import type { Db } from "#platform";
import { storedKeyOf } from "../../modules/file/index.ts";
import { filesFolder } from "./place.ts";

const pageSize = 1000;
/** Rows are seen a little later than they are dated, so what is new is looked for from a little earlier on. */
const overlapMs = 10 * 60_000;

/** Copies stored pictures and videos the place has not got yet. Narrower copies and pictures of goods are drawn anew when they are missing. */
export function openFileKeeper(place: string, storage: StoragePort): { keepNew(db: Db): Promise<number> } {
  const kept = keptFiles(place);
  let since = new Date(0);
  return {
    async keepNew(db) {
      const from = since;
      let copied = 0;
      for await (const file of storedFiles(db, from)) {
        if (file.at > since) since = new Date(Math.max(since.getTime(), file.at.getTime() - overlapMs));
        if (await kept.has(file.key)) continue;
        const read = await storage.read(file.key);
        if (!read.ok) continue;
        await kept.put(file.key, read.value);
        copied += 1;
      }
      return copied;
    },
  };
}

/** The files of a place of backups. */
export function keptFiles(place: string): StoragePort {
  return createDiskStorage({ dir: filesFolder(place) });
}

/** Puts every file the database speaks of where the server reads it; says the keys of those that are neither there nor kept. */
export async function restoreFiles(
  db: Db,
  kept: StoragePort,
  storage: StoragePort,
): Promise<{ restored: number; missing: string[] }> {
  const missing: string[] = [];
  let restored = 0;
  for await (const { key } of storedFiles(db, new Date(0))) {
    if (await storage.has(key)) continue;
    const read = await kept.read(key);
    if (!read.ok) missing.push(key);
    else {
      await storage.put(key, read.value);
      restored += 1;
    }
  }
  return { restored, missing };
}

/** Every stored file since a moment, the oldest first, read page by page. */
export async function* storedFiles(db: Db, since: Date): AsyncGenerator<{ key: string; at: Date }> {
  let [at, id] = [since, ""];
  for (;;) {
    const page = await db
      .selectFrom("stored_file")
      .select(["id", "mime_type", "created_at"])
      .where((eb) => eb.or([eb("created_at", ">", at), eb.and([eb("created_at", "=", at), eb("id", ">", id)])]))
      .where("removed_at", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .limit(pageSize)
      .execute();
    for (const row of page) yield { key: storedKeyOf(row.id, row.mime_type), at: row.created_at };
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    [at, id] = [last.created_at, last.id];
  }
}
