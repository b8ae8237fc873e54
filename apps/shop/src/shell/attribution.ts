import { writeCookie } from "./cookies.ts";

/** Where a visitor came from, kept for 30 days (rules O-13 to O-16): the invite code, the channel and three utm parameters. */
const codes = ["partnercode", "channel"] as const;
const campaign = ["utm_source", "utm_medium", "utm_campaign"] as const;
/** More than a campaign's name needs, and little enough for three of them beside the other cookies of a request. */
const longest = 128;

/** Keeps what the address of the first page brought along. A later visit with other values replaces them. */
export function keepAttribution(search: string): void {
  for (const [name, value] of attributionIn(search)) writeCookie(name, value);
}

/**
 * What is kept of an address. Codes are ours, and anything else is none. A campaign's name is whoever's who advertises, with whatever signs they
 * like: all that can be read stays, what cannot be seen goes. It is written encoded, and shown nowhere.
 */
export function attributionIn(search: string): [name: string, value: string][] {
  const given = new URLSearchParams(search);
  const named = codes.map((name): [string, string] => {
    const value = given.get(name) ?? "";
    return [name, /^[\p{L}\p{N}_.\- ]{1,64}$/u.test(value) ? value : ""];
  });
  const free = campaign.map((name): [string, string] => {
    const seen = (given.get(name) ?? "").replace(/\p{C}/gu, "").trim();
    return [name, [...seen].slice(0, longest).join("")];
  });
  return [...named, ...free].filter(([, value]) => value !== "");
}
