/** The day the peers ran beside the yardstick: a shared machine gives other rates every day, and much the same ratios. */
export const peersMeasuredOn = "2026-11-22";

/**
 * What the fastest open peer did of the same work, in payments of five statements that the same machine made in the same minutes: Vendure 3.7.3 in
 * production mode on PostgreSQL 15, eight clients over connections kept open. No figures of Medusa's
 * were taken.
 */
export const peerRatios = {
  "goods page": { vendure: 0.039 },
  search: { vendure: 0.045 },
  "add to cart": { vendure: 0.035 },
  "whole purchase": { vendure: 0.005 },
  "list of orders": { vendure: 0.064 },
} as const;
