export const goodsSorts = ["relevance", "sales", "price-up", "price-down"] as const;
