import { ok, type Result } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { insertStoredFile, type StoredFile } from "./stored-file.store.ts";

/** An upload comes by a call, which may come twice; what the house makes itself has no key. */
export type Uploaded = { once?: Once | null | undefined };

type Kept<Answer> = Uploaded & { file: StoredFile; lies: string; bytes: Uint8Array; answer: Answer };

/**
 * Keeps a file and its row. The bytes are written first, so that no row leads to nothing and no transaction waits for the store; an upload that
 * came before answers as it did then, and the bytes of its repeat go again.
 */
export async function keepFile<Answer extends { fileId: string }>(
  { db, adapters: { storage } }: Deps,
  { file, lies, bytes, answer, once }: Kept<Answer>,
): Promise<Result<Answer, OnceRefusal>> {
  await storage.put(lies, bytes);
  const kept = await transact<Answer, never>(
    db,
    async (tx) => {
      await insertStoredFile(tx, file);
      return ok(answer);
    },
    once,
  );
  if (!kept.ok || kept.value.fileId !== answer.fileId) await storage.remove(lies);
  return kept;
}
