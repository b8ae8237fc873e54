import { beforeAll, beforeEach } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";

/** What specs of orders stand on: one server a file; for each spec a buyer and somebody at the buying desk. */
export let world: SpecWorld;
export let mei: Client;
export let desk: Client;

/** To be called once, at the top of a file of specs. Sessions end while days pass, so that every spec begins with new ones. */
export function standOnNewGround(funds?: string): void {
  beforeAll(async () => {
    world = await aWorld();
  });
  beforeEach(async () => {
    mei = await aBuyer(world, funds);
    desk = await world.staff("buyer");
  });
}
