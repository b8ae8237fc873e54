import type { peerRatios } from "./peer-ratios.ts";
import type { Caller, Shopper } from "./shop.ts";

/** One kind of work: ours, the floor's, and what each ratio has to reach. */
export type Act = {
  name: string;
  ours(call: Caller, shopper: Shopper): Promise<unknown>;
  floor?: (ask: Ask, shopper: Shopper) => Promise<unknown>;
  ofFloor?: number;
  ofYardstick?: number;
  /** Its name among the peers, and how many times the fastest of them it has to be. */
  peer?: { act: keyof typeof peerRatios; times: number };
};
export type Ask = <Answer = Record<string, string>>(
  shopper: Shopper,
  method: "GET" | "POST",
  path: string,
  body?: object,
) => Promise<Answer>;
