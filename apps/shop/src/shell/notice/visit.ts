import { call } from "@sihai/client";
import { endViewing } from "@sihai/contract/viewing";
import { forgetPages } from "../forget-pages.ts";
import { href } from "../navigation.ts";

/** Ends a visit of staff to a customer's pages. Whatever was open is left by a whole new page, which belongs to this browser's own shopper again. */
export async function leaveVisit(): Promise<void> {
  await call(endViewing, {}, { quiet: true, staysWithoutLogin: true });
  forgetPages();
  location.replace(href("/login", { view: "over" }));
}
