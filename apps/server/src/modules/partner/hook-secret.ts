import { type Deps, openSealed, type Reseal, seal, sealEachAnew, sealedNow } from "#platform";
import { secretsNotUnder } from "./hook.store.ts";

const context = "event-hook";

/** Seals a secret for its row; `openHookSecret` opens it. */
export function sealHookSecret({ config }: Deps, secret: string): string {
  return seal(config.sealKeys, context, secret);
}

/** Throws when it was sealed under a key this server does not have. */
export function openHookSecret({ config }: Deps, sealed: string): string {
  const secret = openSealed(config.sealKeys, context, sealed);
  if (secret === null) throw new Error("the secret was sealed under another SECRET_KEY");
  return secret;
}

/** Seals secrets, former ones too, under the key of now that another one sealed. */
export const hookSecretsAnew: Reseal = async (deps, most) => {
  const found = await secretsNotUnder(deps.db, sealedNow(deps.config.sealKeys), most);
  return sealEachAnew(
    deps,
    found.map((each) => ({ ...each, context })),
  );
};
