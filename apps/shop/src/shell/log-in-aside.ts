import { appHistory, go, here, pageOf } from "./navigation.ts";

/** A visitor wants what only a member can have: the login page, from which a step back leads to the page it was asked on (rules ). */
export function askToLogIn(): void {
  go("/login", { redirect_url: here() });
}

/**
 * Opens an address in the place of the login page. Where it is the page before, the one somebody went to log in from, that is one step back:
 * it would stand twice in the history otherwise, and back would seem to do nothing. Browsers that cannot tell open it.
 */
export function returnTo(address: string): void {
  const page = pageOf(address);
  const { navigation }: { navigation?: Navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (appHistory.canGoBack() && before?.url === new URL(page, location.origin).href) appHistory.back();
  else appHistory.replace(page);
}
