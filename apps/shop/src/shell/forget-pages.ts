import { leaveSession } from "./session.ts";

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
