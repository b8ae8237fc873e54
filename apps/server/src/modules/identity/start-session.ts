import { openSession, type Tx } from "#platform";
import type { LoggedIn } from "./auth-record.ts";
import { rememberDevice } from "./device.store.ts";

type Given = {
  userId: string;
  email: string;
  browser: string /** A code was proved in this browser. */;
  hasProvedCode: boolean;
  at: Date;
};

/** Opens a new session, always with a new id (rule F51). */
export async function startSession(tx: Tx, { userId, email, browser, hasProvedCode, at }: Given): Promise<LoggedIn> {
  if (hasProvedCode) await rememberDevice(tx, userId, browser, at);
  const { token, sessionId } = await openSession(tx, "shopper", userId);
  return { userId, email, token, sessionId };
}
