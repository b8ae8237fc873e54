import { type Reseal, sealEachAnew, sealedNow } from "#platform";
import { paperContext } from "./case-keys.ts";
import { papersNotUnder } from "./lost-mailbox.store.ts";

/** Seals papers under the key of now that another one sealed, a few at a time. */
export const mailboxPapersAnew: Reseal = async (deps, most) => {
  // A paper is a picture: a few of them are as much as hundreds of anything else.
  const found = await papersNotUnder(deps.db, sealedNow(deps.config.sealKeys), Math.ceil(most / 25));
  return sealEachAnew(
    deps,
    found.map(({ id, sealed, keep }) => ({ sealed, keep, context: paperContext(id) })),
  );
};
