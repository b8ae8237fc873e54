import { type Reseal, sealEachAnew, sealedNow } from "#platform";
import { identitiesNotUnder } from "./identities-sealed.store.ts";
import { identityContext } from "./seal-identity.ts";

/** Seals identity numbers under the key of now that another one sealed. */
export const identitiesAnew: Reseal = async (deps, most) => {
  const found = await identitiesNotUnder(deps.db, sealedNow(deps.config.sealKeys), most);
  return sealEachAnew(
    deps,
    found.map(({ sealed, keep, ...row }) => ({ sealed, keep, context: identityContext(row) })),
  );
};
