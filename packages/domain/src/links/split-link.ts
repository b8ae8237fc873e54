import { percentDecode } from "./parameters.ts";

/** The parts of an http or https link that judging needs. `host` is in lower case, `bare` has no fragment. */
export type LinkParts = {
  host: string;
  path: string;
  query: string;
  fragment: string;
  /** The link as pasted: scheme and authority in lower case, path and query untouched, fragment dropped. */
  bare: string;
};

const scheme = /^(https?):\/\//i;
const authorityEnd = /[/?#\\]/g;
const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443 };
const refusedEndings = [".localhost", ".local", ".internal"];

/**
 * Splits a link that has a scheme. Returns "unsafe" for everything nobody should ever open: another scheme, a user name, an
 * odd port, a host that is an address of the machine or the local network, foreign letters or punycode in the host, a
 * backslash before the query. Written by hand because `URL` quietly repairs what has to be refused.
 */
export function splitLink(link: string): LinkParts | "unsafe" {
  const name = scheme.exec(link)?.[1]?.toLowerCase();
  if (name === undefined) return "unsafe";
  const start = name.length + 3;
  authorityEnd.lastIndex = start;
  const pathStart = authorityEnd.exec(link)?.index ?? link.length;
  const hash = link.indexOf("#", pathStart);
  const fragmentStart = hash < 0 ? link.length : hash;
  const mark = link.indexOf("?", pathStart);
  const queryStart = mark < 0 || mark > fragmentStart ? fragmentStart : mark;

  const path = link.slice(pathStart, queryStart);
  const authority = link.slice(start, pathStart).toLowerCase();
  if (path.includes("\\") || authority.includes("@")) return "unsafe";
  const colon = authority.lastIndexOf(":");
  const host = colon < 0 ? authority : authority.slice(0, colon);
  if (colon >= 0 && !isDefaultPort(authority.slice(colon + 1), name)) return "unsafe";
  if (isUnsafeHost(host)) return "unsafe";

  const query = link.slice(queryStart + 1, Math.max(queryStart + 1, fragmentStart));
  const bare = `${name}://${authority}${link.slice(pathStart, fragmentStart)}`;
  return { host, path, query, fragment: link.slice(fragmentStart + 1), bare };
}

function isDefaultPort(port: string, schemeName: string): boolean {
  return port === "" || (/^[0-9]{1,8}$/.test(port) && Number(port) === defaultPorts[schemeName]);
}

/** Takes a lower-case host. Percent signs are read too, since browsers decode them before they connect. */
function isUnsafeHost(pasted: string): boolean {
  const decoded = pasted.includes("%") ? percentDecode(pasted).toLowerCase() : pasted;
  const host = decoded.endsWith(".") ? decoded.slice(0, -1) : decoded;
  const lastDot = host.lastIndexOf(".");
  // "localhost", IPv6 in brackets and an address written as one number have no dot either.
  if (lastDot < 0 || host.startsWith("[")) return true;
  if (/^(?:[0-9]+|0x[0-9a-f]*)$/.test(host.slice(lastDot + 1))) return true;
  if (refusedEndings.some((ending) => host.endsWith(ending))) return true;
  if (host.startsWith("xn--") || host.includes(".xn--")) return true;
  return /[^\x20-\x7e]/.test(host);
}
