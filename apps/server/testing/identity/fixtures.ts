import { beforeAll } from "vitest";
import { aWorld, type SpecWorld, type WorldOptions } from "#testing";
import { aMailbox } from "./accounts.ts";

/** What specs of accounts stand on: one server a file with a worker, whose mails arrive in a mailbox. */
export const mailbox = aMailbox();
export let world: SpecWorld;

/** To be called once, at the top of a file of specs. */
export function standOnMailGround(options: WorldOptions = {}): void {
  beforeAll(async () => {
    world = await aWorld({ ...options, adapters: { mail: mailbox } });
    await world.work();
  });
}
