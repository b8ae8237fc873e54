/** How a state is marked. */
export const consultTones = {
  untreated: "brand",
  processing: "brand",
  processed: "ok",
  closed: "neutral",
  cancelled: "neutral",
} as const;
