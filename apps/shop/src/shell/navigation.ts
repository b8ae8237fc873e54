import { writeSearch } from "@sihai/client";
import { languageAfter } from "@sihai/text";
import { windowOfPages } from "@sihai/ui";
import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { type Path, type PathSearch, pathOf } from "../paths.ts";
import { currentLanguage, languageOfPath, rememberLanguage, setLanguage, withoutPrefix, withPrefix } from "./language.ts";
import { safeReturn } from "./safe-return.ts";

/** The one history of the app: addresses in it carry the language prefix. */
export const appHistory: RouterHistory = createBrowserHistory({ window: windowOfPages });

/** The address of a page in the language shown, for `href`: `href("/order/detail", { orderNo })`. */
export function href<P extends Path>(path: P, search?: PathSearch<P>): string {
  const query = new URLSearchParams(writeSearch(search ?? {})).toString();
  return withPrefix(query === "" ? path : `${path}?${query}`);
}

/** The address of a page of ours that a text written at the desk links to, or none: a link that was mistyped leads nowhere and is not shown. */
export function hrefOf(link: string): string | null {
  const [pathname = "", query] = link.split("?");
  const path = pathOf(pathname);
  if (path === null) return null;
  return query === undefined ? href(path) : `${href(path)}?${query}`;
}

/** Opens a page. `replace` leaves no step back to the present one. */
export function go<P extends Path>(path: P, search?: PathSearch<P>, { replace = false } = {}): void {
  open(href(path, search), replace);
}

/** Opens an address of this app as it stands in a link or a parameter; anything else leads to the root (rule A-81). */
export function goTo(address: string, { replace = false } = {}): void {
  open(pageOf(address), replace);
}

/** The page of this app an address leads to, in the language shown where it names none: the root for anything else (rule A-81). */
export function pageOf(address: string): string {
  const safe = safeReturn(address);
  return safe === "/" ? withPrefix("/home") : languageOfPath(safe) ? safe : withPrefix(safe);
}

function open(address: string, replace: boolean): void {
  // Two steps in one breath are two: the history would otherwise write the last one alone, and a form left this way would come back empty.
  appHistory.flush();
  if (replace) appHistory.replace(address);
  else appHistory.push(address);
}

/** One page back; to the root when the page is the only one in history (rules ). */
export function goBack(): void {
  leave("/home");
}

function leave(otherwise: Path): void {
  if (appHistory.canGoBack()) appHistory.back();
  else appHistory.replace(withPrefix(otherwise));
}

/** After a form that another page asked for: to `back` when it is an address of ours, else one page back, or to the page of what was made. */
export function finish(back: string | undefined, otherwise: Path = "/home"): void {
  if (back === undefined) leave(otherwise);
  else goTo(back, { replace: true });
}

/** The address shown now, with prefix and query: what to come back to. */
export function here(): string {
  return appHistory.location.href;
}

/** To the login page, remembering the address asked for (rules ). */
export function toLogin(): void {
  if (pathOf(withoutPrefix(appHistory.location.pathname)) === "/login") return;
  go("/login", { redirect_url: here() }, { replace: true });
}

/** The same page and query in the other language: only the prefix changes (rule A-33). */
export async function switchLanguage(): Promise<void> {
  const next = languageAfter(currentLanguage());
  const address = withPrefix(withoutPrefix(here()), next);
  await setLanguage(next);
  appHistory.replace(address, appHistory.location.state);
  const { languageChanged } = await import("./account.ts");
  await languageChanged(next);
}

/** Before the router starts: gives every address its prefix, and sends unknown ones to the root (rules ). */
export function startAddress(chosen: () => ReturnType<typeof currentLanguage>): void {
  const { pathname, href: full } = appHistory.location;
  const prefixed = languageOfPath(pathname);
  rememberLanguage(prefixed ?? chosen());
  const inside = withoutPrefix(pathname);
  if (pathOf(inside) === null) appHistory.replace(withPrefix("/home"));
  else if (prefixed === null) appHistory.replace(withPrefix(full));
  // Back and forward may lead to an address of the other language.
  appHistory.subscribe(({ location }) => {
    const language = languageOfPath(location.pathname);
    if (language !== null && language !== currentLanguage()) void setLanguage(language);
  });
}
