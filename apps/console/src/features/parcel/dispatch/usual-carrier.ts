const choiceKey = "sh_staff_carrier";

/** The carrier this bench handed over to last; kept on the device. */
export function usualCarrier(): string {
  try {
    return localStorage.getItem(choiceKey) ?? "";
  } catch {
    return "";
  }
}

/** Remembers the carrier of this handover for the next parcel at this bench. */
export function keepCarrier(carrier: string): void {
  try {
    localStorage.setItem(choiceKey, carrier);
  } catch {
    // Storage may be switched off; the carrier is then typed once a visit.
  }
}
