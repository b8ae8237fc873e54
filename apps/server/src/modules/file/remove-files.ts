import type { Deps } from "#platform";
import { widths } from "./read-file.ts";
import { keyOf } from "./store-picture.ts";
import { filesOfOwner, markRemoved } from "./stored-file.store.ts";
import { storedKeyOf } from "./stored-key.ts";

const atOnce = 100;

/** Removes the bytes of every file of somebody, with all copies; their rows stay. Stopped anywhere it goes on where it was. */
export async function removeFilesOf(deps: Deps, userId: string): Promise<void> {
  const { storage } = deps.adapters;
  for (;;) {
    const files = await filesOfOwner(deps.db, userId, atOnce);
    for (const { id, mimeType } of files) {
      for (const width of widths) await storage.remove(keyOf(id, width));
      await storage.remove(storedKeyOf(id, mimeType));
      await markRemoved(deps.db, id, deps.clock.now());
    }
    if (files.length < atOnce) return;
  }
}
