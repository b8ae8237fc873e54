import { type Reseal, sealEachAnew, sealedNow } from "#platform";
import { accountContext } from "./apply.service.ts";
import { accountsNotUnder } from "./withdrawal-desk.store.ts";

/** Seals accounts money is sent to under the key of now that another one sealed. */
export const accountsAnew: Reseal = async (deps, most) => {
  const found = await accountsNotUnder(deps.db, sealedNow(deps.config.sealKeys), most);
  return sealEachAnew(
    deps,
    found.map(({ id, sealed, keep }) => ({ sealed, keep, context: accountContext(id) })),
  );
};
