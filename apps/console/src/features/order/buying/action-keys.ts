export type ActionName = "record" | "ask" | "split" | "hand-back" | "cancel";

/** The desk's own keys: b records a purchase, a asks, s splits, h hands back, c cancels. */
export const actionKeys: Readonly<Record<string, ActionName>> = {
  b: "record",
  a: "ask",
  s: "split",
  h: "hand-back",
  c: "cancel",
};
