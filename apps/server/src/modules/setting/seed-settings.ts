import { brokenSeeds, seedJson } from "@sihai/domain/setting";
import type { Db } from "#platform";
import { insertFirstVersions } from "./setting-version.store.ts";

/**
 * The first version of each setting comes from content/settings, once: a file changed later overrides nothing that was ever in force. A setting
 * a newer release brings is put in when it first starts. Throws, naming file and place, when a file cannot be used.
 */
export async function seedSettings(db: Db): Promise<void> {
  const broken = brokenSeeds();
  if (broken.length > 0) throw new Error(broken.join("\n"));
  await insertFirstVersions(db, seedJson);
}
