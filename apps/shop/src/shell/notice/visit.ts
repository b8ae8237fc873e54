import { call } from "@sihai/client";
import { endViewing } from "@sihai/contract/viewing";
import { href } from "../navigation.ts";
import { leaveSession } from "../session.ts";

/** What stays on the device of whoever looks: the language they chose. */
const staying = ["sh_lang"];

/** Nothing of one person's pages is mixed with another's: drafts, what was kept to read without a network, who is shown as logged in. */
export function forgetPages(): void {
  leaveSession();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!staying.includes(key)) localStorage.removeItem(key);
  } catch {
    // Storage may be switched off; then there is nothing in it.
  }
}

/** Ends a visit of staff to a customer's pages. Whatever was open is left by a whole new page, which belongs to this browser's own shopper again. */
export async function leaveVisit(): Promise<void> {
  await call(endViewing, {}, { quiet: true, staysWithoutLogin: true });
  forgetPages();
  location.replace(href("/login", { view: "over" }));
}
