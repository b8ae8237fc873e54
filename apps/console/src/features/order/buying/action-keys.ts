export type ActionName = "record" | "ask" | "split" | "cancel";

/** The desk's own keys: b records a purchase, a asks, s splits, c cancels. */
export const actionKeys: Readonly<Record<string, ActionName>> = { b: "record", a: "ask", s: "split", c: "cancel" };
