import { writeCookie } from "./cookies.ts";

/** Where a visitor came from, kept for 30 days (rules O-13 to O-16): the invite code, the channel and three utm parameters. */
const kept = ["partnercode", "channel", "utm_source", "utm_medium", "utm_campaign"] as const;

/** Keeps what the address of the first page brought along. A later visit with other values replaces them. */
export function keepAttribution(search: string): void {
  const given = new URLSearchParams(search);
  for (const name of kept) {
    const value = given.get(name);
    if (value && /^[\p{L}\p{N}_.\- ]{1,64}$/u.test(value)) writeCookie(name, value);
  }
}
