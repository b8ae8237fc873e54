/** A picture that must show one thing, named on the tray. */
export type PhotoSlot = { id: string; label: string; optional?: boolean };
