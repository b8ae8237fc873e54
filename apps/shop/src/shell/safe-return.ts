import { withoutAddressPrefix } from "@sihai/domain/language";
import { pathOf } from "../paths.ts";

/** Where a return leads when the address given is not one of ours. */
export const rootPath = "/";

/** Any base will do: it only has to be left unchanged by the address. */
const base = "https://app.invalid";
const lengthMax = 2000;
const hidden = /%(?:0[0-9a-f]|1[0-9a-f]|7f|5c|2f|25|2e)/i;

/** The address to go to after a login: the one asked for when it is a page of this app, else the root (rule A-81). */
export function safeReturn(given: string | null | undefined): string {
  const address = addressOfPage(given);
  // Of the log-in only what its owner stops a request with: everything else there is where somebody just was.
  const { pathname, searchParams } = new URL(address, base);
  return withoutAddressPrefix(pathname) === "/login" && !searchParams.has("object") ? rootPath : address;
}

/**
 * The address given when it is a page of this app, else the root.
 * Refuses every scheme, host, `//`, backslash, control character, dot segment, and the encoded forms of these in the path.
 */
export function addressOfPage(given: string | null | undefined): string {
  if (!given || given.length > lengthMax || !given.startsWith("/") || given.startsWith("//")) return rootPath;
  if (given.includes("\\") || [...given].some((character) => character < "!" || character === "\u007f" || /\s/.test(character)))
    return rootPath;
  const path = given.split(/[?#]/, 1)[0] ?? "";
  if (hidden.test(path) || path.includes("//") || /(^|\/)\.{1,2}(\/|$)/.test(path)) return rootPath;
  const url = URL.parse(given, base);
  if (url === null || url.origin !== base || url.username !== "" || url.pathname !== path) return rootPath;
  if (pathOf(withoutAddressPrefix(path)) === null) return rootPath;
  return `${url.pathname}${url.search}${url.hash}`;
}
