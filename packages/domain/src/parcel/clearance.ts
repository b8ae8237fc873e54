import { identityNeed } from "./identity.ts";
import type { ParcelState } from "./states.ts";

/** Customs ask the receiver for papers where they ask for a number: by country, or because the line says so. */
export function wantsClearance({ country, lineNeedsIdentity }: { country: string; lineNeedsIdentity: boolean }): boolean {
  return lineNeedsIdentity || identityNeed(country) !== null;
}

/** Until the parcel has arrived or is given up. */
export function mayChangeClearance(state: ParcelState): boolean {
  return state !== "delivered" && state !== "completed" && state !== "cancelled" && state !== "exception";
}
