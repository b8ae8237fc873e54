import type { Item } from "./item-named.ts";

/** What a member is told about services on goods. */
export type ServiceMessages = {
  "service-done": Item & { service: string; refundedCny: string; reason: string };
};
