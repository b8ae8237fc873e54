import { writeSearch } from "@sihai/client";
import { windowOfPages } from "@sihai/ui";
import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { base, isOurs } from "./our-address.ts";
import type { Path, PathSearch } from "./paths.ts";

export const consoleHistory: RouterHistory = createBrowserHistory({ window: windowOfPages });

/** The address of a page for `href`: `href("/orders", { q: "DG000000017" })`. */
export function href<P extends Path>(path: P, search?: PathSearch<P>): string {
  const query = new URLSearchParams(writeSearch(search ?? {})).toString();
  const plain = path === "/" ? `${base}/` : `${base}${path}`;
  return query === "" ? plain : `${plain}?${query}`;
}

/** The address of a page with parameters that are written out already. */
export function hrefOf(path: string, searchText: string): string {
  return searchText === "" ? `${base}${path}` : `${base}${path}?${searchText}`;
}

/** Opens a page of the console; `replace` leaves the present one out of the history. */
export function go<P extends Path>(path: P, search?: PathSearch<P>, { replace = false } = {}): void {
  const target = href(path, search);
  if (replace) consoleHistory.replace(target);
  else consoleHistory.push(target);
}

/** To the page before; from the first one of a visit to the overview. */
export function goBack(): void {
  if (consoleHistory.canGoBack()) consoleHistory.back();
  else go("/", {}, { replace: true });
}

/** After signing in: to the page asked for when it is one of ours, else to the overview. */
export function goTo(back: string | undefined): void {
  const target = back !== undefined && isOurs(back) ? back : href("/");
  consoleHistory.replace(target);
}

/** To the sign-in page, remembering the address asked for. */
export function toSignIn(): void {
  const { pathname, href: here } = consoleHistory.location;
  if (pathname !== `${base}/sign-in`) go("/sign-in", { back: here }, { replace: true });
}
