/** Client cookies last 30 days (rule O-10). They are for display only; the session is another cookie, which scripts cannot read. */
const lifeSeconds = 30 * 24 * 60 * 60;

export function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  jar().cookie = `${name}=${encodeURIComponent(value)}; max-age=${lifeSeconds}; path=/; samesite=lax${secure}`;
}

export function clearCookie(name: string): void {
  jar().cookie = `${name}=; max-age=0; path=/; samesite=lax`;
}

/** The old way in: `cookieStore` is missing in Safari before 18.4. */
function jar(): { cookie: string } {
  return document;
}
