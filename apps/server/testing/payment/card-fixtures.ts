import { beforeAll, beforeEach } from "vitest";
import { anAddress, aWorld, type Client, type SpecWorld } from "#testing";
import { gatewayOf } from "./payments.ts";

/** What specs of cards stand on: one server a file and its card gateway; for each spec a shopper with an empty wallet. */
export let spec: SpecWorld;
export let gateway: ReturnType<typeof gatewayOf>;
export let mei: Client;
/** Where Mei's card is billed. */
export let addressId: string;

/** To be called once, at the top of a file of specs. */
export function standOnCardGround(): void {
  beforeAll(async () => {
    spec = await aWorld();
    gateway = gatewayOf(spec);
  });
  beforeEach(async () => {
    await gateway.hold(false);
    mei = await spec.shopper();
    addressId = await anAddress(spec, mei);
  });
}
