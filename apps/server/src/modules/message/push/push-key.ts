import type { PushKeys } from "@sihai/adapters/push";
import { type Db, type Deps, openSealed, type Reseal, type SealKeys, seal, sealEachAnew, sealedNow } from "#platform";
import { keepKey, keptKey, keyNotUnder } from "./push-key.store.ts";

const context = "push-key";

/** The pair of keys push services know us by; made when it is first needed, the same for every node and for good. */
export async function pushKeys({ db, config, adapters }: Pick<Deps, "db" | "config" | "adapters">): Promise<PushKeys> {
  let kept = await keptKey(db);
  if (kept === null) {
    const { publicKey, privateKey } = await adapters.push.newKeys();
    await keepKey(db, { publicKey, sealed: seal(config.sealKeys, context, privateKey) });
    kept = await keptKey(db);
  }
  const privateKey = kept && openSealed(config.sealKeys, context, kept.sealed);
  if (kept === null || privateKey === null) throw new Error("the key of push messages was sealed under another SECRET_KEY");
  return { publicKey: kept.publicKey, privateKey };
}

/** Seals the private key under the key of now, where another one sealed it. */
export const pushKeyAnew: Reseal = async (deps) => {
  const found = await keyNotUnder(deps.db, sealedNow(deps.config.sealKeys));
  return sealEachAnew(
    deps,
    found.map((each) => ({ ...each, context })),
  );
};

/** Whether the pair there is opens with these keys; null where none was needed yet. */
export async function opensPushKey(db: Db, keys: SealKeys): Promise<boolean | null> {
  const kept = await keptKey(db);
  return kept && openSealed(keys, context, kept.sealed) !== null;
}
