/** What the server tells the page in a `<meta>` of each name; an empty value means the default. */
function meta(name: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")?.trim() ?? "";
}

/** The base of each API type (rule M-06): one server by default, three hosts where the provider has them. */
export function apiBases(): Record<"front" | "gateway" | "login", string> {
  return { front: meta("api-front") || "/api", gateway: meta("api-gateway") || "/api", login: meta("api-login") };
}

/** The main desktop site (rule A-46); empty: our own desktop page. */
export function desktopSite(): string {
  return meta("desktop-site");
}
