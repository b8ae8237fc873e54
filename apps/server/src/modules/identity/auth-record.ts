import { createHash } from "node:crypto";
import { type Call, sessionCookies, sessionDays, type Who } from "#platform";

export type LoggedIn = { userId: string; email: string; token: string; sessionId: string };

/** The auth record of rule B-23. The access token names the session for the app and opens nothing. */
export function authRecordOf({ userId, email, sessionId }: Omit<LoggedIn, "token">) {
  const accessToken = createHash("sha256").update(`session-name:${sessionId}`).digest("base64url");
  return { userId, email, isRegistered: true, authInfo: { accessToken } };
}

const displayCookies = { userId: "sh_uid", email: "sh_email" } as const;
const displayDays = 30;

type Jar = Pick<Call<never, Who>, "setCookie" | "clearCookie">;

/** User id and e-mail for the app to show (rules O-11 and O-12); never read by the server. */
export function setDisplayCookies({ setCookie }: Jar, { userId, email }: { userId: string; email: string }): void {
  const kept = { maxAgeSeconds: displayDays * 86_400, httpOnly: false };
  setCookie(displayCookies.userId, userId, kept);
  setCookie(displayCookies.email, email, kept);
}

/** Takes back what `setDisplayCookies` left; the session is ended apart. */
export function clearDisplayCookies({ clearCookie }: Jar): void {
  clearCookie(displayCookies.userId);
  clearCookie(displayCookies.email);
}

/** Puts a new session into the browser and answers with its auth record. The account's language stays what its owner chose. */
export function welcome(jar: Jar, done: LoggedIn) {
  jar.setCookie(sessionCookies.shopper, done.token, { maxAgeSeconds: sessionDays.shopper * 86_400, httpOnly: true });
  setDisplayCookies(jar, done);
  return authRecordOf(done);
}
