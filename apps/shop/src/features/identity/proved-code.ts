type Proved = { email: string; code: string };

/** In memory alone: a code is nobody's to find in the tab. */
let proved: Proved | null = null;

/** A log-in's code proved a mailbox that has no account: the same code signs up there. */
export function keepProvedCode(given: Proved): void {
  proved = given;
}

/** The code that proved this address; empty for any other. */
export function provedCodeOf(email: string): string {
  return proved?.email === email ? proved.code : "";
}
