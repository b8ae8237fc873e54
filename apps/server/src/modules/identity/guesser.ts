import { type Deps, type Guesser, hashToken } from "#platform";
import { knownDevice } from "./device/device.store.ts";
import { userByEmail } from "./user.store.ts";

type From = { browser: string; network: string };

/** A browser its owner came from has tries and codes of its own; everybody else shares those of their network. */
export function guesserAt(isKnown: boolean, { browser, network }: From): Guesser {
  return isKnown ? { device: hashToken(browser).toString("hex") } : { network };
}

/** Somebody logged in: nobody else asks in their name. */
export function guesserOf(userId: string): Guesser {
  return { device: `of ${userId}` };
}

/** Who asks something of an address without being logged in. */
export async function guesserFor(deps: Deps, { emailNormal, ...from }: From & { emailNormal: string }): Promise<Guesser> {
  const user = await userByEmail(deps.db, emailNormal);
  return guesserAt((await knownDevice(deps.db, user?.id, from.browser)) !== null, from);
}
