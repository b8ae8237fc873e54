/** An announcement says something new; the other one says that the product will not answer for a while. */
export const noticeTones = ["announcement", "maintenance"] as const;
