import { randomBytes } from "node:crypto";
import { isIPv4 } from "node:net";
import type { Call } from "./route.ts";
import type { Who } from "./who.ts";

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

/** The network an address belongs to: what one household or office asks from (IPv4 by three bytes, IPv6 by its first 48 bits). */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, "");
  if (isIPv4(plain)) return plain.split(".").slice(0, 3).join(".");
  const [head = ""] = plain.split("::");
  return [...head.split(":"), "0", "0", "0"].slice(0, 3).join(":");
}
