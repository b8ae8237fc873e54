import { call } from "@sihai/client";
import { endViewing } from "@sihai/contract/viewing";
import { visitNow } from "../cookies.ts";
import { forgetPages } from "../forget-pages.ts";
import { href } from "../navigation.ts";

/** Ends a visit of staff to the pages of the customer of this mark. Whatever was open is left by a whole new page, which belongs to this browser's own shopper again. */
export async function leaveVisit(mark: string | null): Promise<void> {
  // One visit at a time: the next customer's, begun elsewhere, is not ended with this one, and nothing of this one is read under its name.
  if (![null, mark].includes(visitNow())) return location.replace(href("/me"));
  await call(endViewing, {}, { quiet: true, staysWithoutLogin: true });
  forgetPages();
  location.replace(href("/login", { view: "over" }));
}
