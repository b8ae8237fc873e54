import { foreignRunEnd, isCjkAt, isGluedLeft, isLinkCode, isNameCode } from "./characters.ts";
import { isListedHost } from "./hosts.ts";
import { percentDecode } from "./parameters.ts";

/** Takes a link (always with a scheme) and where it stood in the text; returns true when no further link is wanted. */
export type LinkVisitor = (link: string, start: number, end: number) => boolean;

/** A whole link is decoded at most this many times, links inside it included. */
const encodingsMax = 10;

const encodedColon = /%(?:25)*3a/iy;
const slashes = /(?:\/|%(?:25)*2f){2}/iy;
/** Browsers read backslashes after http as slashes; such a link has to be found in order to be refused. */
const anySlashes = /(?:[/\\]|%(?:25)*(?:2f|5c)){2}/iy;
const encodedDelimiter = /%(?:25)*(?:2f|3f|23|3a)/iy;
const decodedHead = /^(?:[a-z][a-z0-9+.-]*:(?:[/\\]{2})?|[a-z0-9.-]+[/?#:])/i;
const bareSchemes = new Set(["javascript", "vbscript", "data", "file"]);
const httpAtEnd = /https?$/i;

type Span = { start: number; end: number; encoded: boolean; schemeless: boolean };

/** Shows every link of a text to `visit`, in reading order, in one pass over the text. Returns true when it was stopped. */
export function visitLinks(text: string, visit: LinkVisitor, decodings = 0): boolean {
  let at = 0;
  while (at < text.length) {
    if (!isNameCode(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    let lastDot = -1;
    while (at < text.length && isNameCode(text.charCodeAt(at))) {
      if (text.charCodeAt(at) === 46) lastDot = at;
      at++;
    }
    const next = text.charCodeAt(at);
    // 58 is ":", 37 is "%".
    const span =
      (next === 58 || next === 37 ? schemeLink(text, start, at) : undefined) ??
      (lastDot < 0 ? undefined : hostLink(text, start, at));
    if (!span) continue;
    at = span.end;
    if (showSpan(text, span, visit, decodings)) return true;
  }
  return false;
}

function showSpan(text: string, span: Span, visit: LinkVisitor, decodings: number): boolean {
  const raw = text.slice(span.start, span.end);
  const pasted = raw.includes("&") ? raw.replace(/&(?:amp;)+/gi, "&") : raw;
  if (!span.encoded) return visit(span.schemeless ? `https://${pasted}` : pasted, span.start, span.end);
  let decoded = pasted;
  for (let done = decodings + 1; done <= encodingsMax; done++) {
    decoded = percentDecode(decoded);
    // What comes out is read as if it had been pasted, so spaces or Chinese text inside it end the link as usual.
    if (decodedHead.test(decoded)) return visitLinks(decoded, (link) => visit(link, span.start, span.end), done);
  }
  return false;
}

/** A link with a scheme whose colon (plain or encoded) stands at `colon`, after the name that starts at `start`. */
function schemeLink(text: string, start: number, colon: number): Span | undefined {
  let after = colon + 1;
  let encoded = false;
  if (text.charCodeAt(colon) === 37) {
    encodedColon.lastIndex = colon;
    if (!encodedColon.test(text)) return undefined;
    after = encodedColon.lastIndex;
    encoded = true;
  }
  const tail = httpAtEnd.exec(text.slice(Math.max(start, colon - 5), colon))?.[0];
  const pattern = tail === undefined ? slashes : anySlashes;
  pattern.lastIndex = after;
  if (pattern.test(text)) {
    const rest = pattern.lastIndex;
    encoded ||= rest - after > 2;
    let first = tail === undefined ? start : colon - tail.length;
    while (first < colon && !/[a-z]/i.test(text.charAt(first))) first++;
    const end = linkEnd(text, rest, true);
    return first === colon || end === rest ? undefined : { start: first, end, encoded, schemeless: false };
  }
  const bare = colon - start <= 10 && bareSchemes.has(text.slice(start, colon).toLowerCase());
  const follows = text.charCodeAt(after);
  if (!bare || !(follows > 0x20 && follows < 0x7f)) return undefined;
  return { start, end: Math.max(linkEnd(text, after, false), after + 1), encoded, schemeless: false };
}

/** A link without a scheme: a listed host that is not glued to anything on its left. */
function hostLink(text: string, start: number, runEnd: number): Span | undefined {
  const hostStart = start + text.slice(start, runEnd).lastIndexOf("+") + 1;
  let hostEnd = runEnd;
  while (hostEnd > hostStart && text.charCodeAt(hostEnd - 1) === 46) hostEnd--;
  const first = text.charCodeAt(hostStart);
  if (
    first === 46 ||
    first === 45 ||
    isGluedLeft(text, hostStart) ||
    !isListedHost(text.slice(hostStart, hostEnd).toLowerCase())
  ) {
    return undefined;
  }
  const alone: Span = { start: hostStart, end: hostEnd, encoded: false, schemeless: true };
  if (hostEnd < runEnd) return alone;
  const foreignEnd = foreignRunEnd(text, runEnd);
  // A foreign letter goes on with the host, which is then none of the tables.
  if (foreignEnd > runEnd && !isCjkAt(text, runEnd)) return undefined;

  const next = text.charAt(runEnd);
  encodedDelimiter.lastIndex = runEnd;
  if (next === "%" && encodedDelimiter.test(text)) return { ...alone, end: linkEnd(text, runEnd, false), encoded: true };
  const goesOn = next === ":" ? /[0-9]/.test(text.charAt(runEnd + 1)) : next !== "" && "/?#\\@".includes(next);
  if (!goesOn) return alone;
  return next === "@" && isMailAddress(text, runEnd + 1) ? undefined : { ...alone, end: linkEnd(text, runEnd, false) };
}

/** `shop.com@mail.example` is an e-mail address and no link; with a path or a port behind it, it is a trick and gets judged. */
function isMailAddress(text: string, domainStart: number): boolean {
  let end = domainStart;
  while (end < text.length && isNameCode(text.charCodeAt(end))) end++;
  return end >= text.length || !"/?#:@\\".includes(text.charAt(end));
}

/** Where a link ends whose part behind the scheme starts at `from`. `inHost`: foreign letters still belong to the host. */
function linkEnd(text: string, from: number, inHost: boolean): number {
  let end = from;
  let host = inHost;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (isLinkCode(code)) {
      // `/`, `?`, `#`, `\` end the host; `%` does in a link that is encoded as a whole.
      if (code === 47 || code === 63 || code === 35 || code === 92 || code === 37) host = false;
      // `[https://…](https://…)` is two links of a Markdown text.
      else if (code === 93 && text.charCodeAt(end + 1) === 40) break;
      end++;
      continue;
    }
    const runEnd = host ? foreignRunEnd(text, end) : end;
    if (runEnd === end || (isCjkAt(text, end) && !hostGoesOn(text, runEnd))) break;
    end = runEnd;
  }
  while (end > from && ".,;:!?)]}".includes(text.charAt(end - 1))) end--;
  return end;
}

/** Whether more of a host or of its path follows: without it, Chinese text after a host is what the user went on to write. */
function hostGoesOn(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 47 || code === 92 || code === 64 || code === 45) return true;
  if (code === 46 || code === 58 || code === 63 || code === 35)
    return isNameCode(text.charCodeAt(at + 1)) || foreignRunEnd(text, at + 1) > at + 1;
  return isNameCode(code);
}
