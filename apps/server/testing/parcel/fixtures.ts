import * as contract from "@sihai/contract/parcel";
import { cny, type Money } from "@sihai/domain";
import { beforeAll, beforeEach } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld, type WorldOptions } from "#testing";
import { balanceOf, wallet } from "../../src/modules/ledger/index.ts";
import { type Benches, theBenches } from "./parcels.ts";

/** What specs of parcels and storage stand on: one server a file; for each spec benches and a shopper of its own. */
export let spec: SpecWorld;
export let benches: Benches;
export let mei: Client;

/** To be called once, at the top of a file of specs. Sessions end while days pass, so that every spec begins with new ones. */
export function standOnNewGround(options?: WorldOptions): void {
  beforeAll(async () => {
    spec = await aWorld(options);
  });
  beforeEach(async () => {
    benches = await theBenches(spec);
    await anotherMei();
  });
}

/** From here on the spec speaks of another shopper, with what is named in the wallet. */
export async function anotherMei(funds?: string): Promise<void> {
  mei = await aBuyer(spec, funds);
}

/** A parcel of the shopper this spec speaks of, as they read it. */
export function detail(packageId: string) {
  return mei.must(contract.parcelDetail, { query: { packageId } });
}

/** What that parcel comes to, in CNY, as they read it. */
export async function total(packageId: string): Promise<Money> {
  return cny((await detail(packageId)).total);
}

/** What stands in that shopper's wallet by the books. */
export function balance(): Promise<Money> {
  return balanceOf(spec.deps.db, wallet(mei.id));
}

/** Where a parcel stands in the database, and how many steps its history has. */
export async function stateOf(packageId: string): Promise<{ state: string; steps: number }> {
  const row = await spec.deps.db
    .selectFrom("parcel")
    .select(["id", "state"])
    .where("package_no", "=", packageId)
    .executeTakeFirstOrThrow();
  const steps = await spec.deps.db
    .selectFrom("timeline")
    .select("seq")
    .where("subject_kind", "=", "parcel")
    .where("subject_id", "=", row.id)
    .execute();
  return { state: row.state, steps: steps.length };
}
