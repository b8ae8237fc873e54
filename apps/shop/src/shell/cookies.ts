/** Client cookies last 30 days (rule O-10). They are for display only; the session is another cookie, which scripts cannot read. */
const lifeSeconds = 30 * 24 * 60 * 60;

/** A cookie's value; null where there is none, where it is empty, and where it is not well encoded. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
}

/** Whom staff are shown the pages of at this moment, null elsewhere (decision 97). The server looks at the visit itself; this only says it on the page. */
export function visitNow(): string | null {
  return readCookie("sh_seen_as");
}

let wasVisit = false;

/** Whether these pages are a customer's, shown to staff: a page opened in a visit stays one until it is left, though the visit ended with another page. */
export function isSeenByStaff(): boolean {
  wasVisit ||= visitNow() !== null;
  return wasVisit;
}

/** Writes it for the whole shop; nothing while staff look at a customer's pages. */
export function writeCookie(name: string, value: string): void {
  // What the server set for a visit of staff goes with the visit.
  if (isSeenByStaff()) return;
  const secure = location.protocol === "https:" ? "; secure" : "";
  jar().cookie = `${name}=${encodeURIComponent(value)}; max-age=${lifeSeconds}; path=/; samesite=lax${secure}`;
}

/** Takes it away, in a visit of staff too. */
export function clearCookie(name: string): void {
  jar().cookie = `${name}=; max-age=0; path=/; samesite=lax`;
}

/** The old way in: `cookieStore` is missing in Safari before 18.4. */
function jar(): { cookie: string } {
  return document;
}
