import * as contract from "@sihai/contract/expert";
import { toDecimal } from "@sihai/domain";
import { beforeAll } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { balanceOf, held } from "../../src/modules/ledger/index.ts";
import { type Benches, theBenches } from "../parcel/parcels.ts";
import { someGoods } from "./experts.ts";

/** What specs of the shipping expert stand on: one server a file, its benches and somebody at the experts' desk. */
export let spec: SpecWorld;
export let benches: Benches;
export let desk: Client;

/** To be called once, at the top of a file of specs. */
export function standOnExpertGround(): void {
  beforeAll(async () => {
    spec = await aWorld();
    benches = await theBenches(spec);
    desk = await spec.staff("support");
  });
}

/** A buyer with an address and goods of these weights, in grams, in storage. */
export async function aMember(sizesGrams: readonly number[] = [900, 1700]) {
  const client = await aBuyer(spec);
  return { client, goods: await someGoods(spec, client, benches, sizesGrams) };
}

/** A request as its customer reads it. */
export function read(client: Client, serviceBarcode: string) {
  return client.must(contract.readExpert, { query: { serviceBarcode } });
}

/** What is set aside for direct deduction: CNY, as a decimal. */
export async function inHeld(client: Client): Promise<string> {
  return toDecimal(await balanceOf(spec.deps.db, held(client.id)));
}
