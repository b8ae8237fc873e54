/** Lengths of what is written in a consultation (decision K-39). */
export const consultLimits = { title: 80, text: 2000, pictures: 9, rating: 300, replyTitle: 60 } as const;
export const consultStars = { least: 1, most: 5 } as const;
