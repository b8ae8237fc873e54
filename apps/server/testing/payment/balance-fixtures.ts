import { beforeAll, beforeEach } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";

/**
 * What specs of the balance stand on: one server a file, and for each spec a shopper with ¥100. What is paid is of nothing in particular, so
 * nothing follows a payment.
 */
export let spec: SpecWorld;
export let mei: Client;

/** To be called once, at the top of a file of specs. */
export function standOnBalanceGround(): void {
  beforeAll(async () => {
    spec = await aWorld({ onTradePaid: {} });
  });
  beforeEach(async () => {
    mei = await aBuyer(spec, "100.00");
  });
}
