import { createHash, randomBytes } from "node:crypto";
import type { Call, Who } from "#platform";

/** Names the browser, not the person: codes are bound to it, and a device that proved a code is known by it. HttpOnly. */
const browserCookie = "sh_device";
const yearSeconds = 365 * 86_400;

type Cookies = Pick<Call<never, Who>, "cookies" | "setCookie">;

/** The browser's name; given to it now if it has none. */
export function browserOf({ cookies, setCookie }: Cookies): string {
  const known = cookies[browserCookie];
  if (known !== undefined && /^[\w-]{22,64}$/.test(known)) return known;
  const made = randomBytes(24).toString("base64url");
  setCookie(browserCookie, made, { maxAgeSeconds: yearSeconds, httpOnly: true });
  return made;
}

/** The browser as one person's: a code asked for by one is worthless in the session of another (rule F54). */
export function browserOfUser(call: Cookies, userId: string): string {
  return `${browserOf(call)}:${userId}`;
}

export function hashBrowser(browser: string): Buffer {
  return createHash("sha256").update(browser).digest();
}
