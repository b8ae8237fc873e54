import type Stripe from "stripe";

/** The gateway's SDK, loaded with the first card or event: two hundred files that a server without card payments need not hold. */
export async function loadSdk(): Promise<typeof Stripe> {
  return (await import("stripe")).default;
}
