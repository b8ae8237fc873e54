import { beforeAll } from "vitest";
import { aBuyer, aWorld, type Client, logInAgain, type SpecWorld } from "#testing";
import { lapseOffer } from "../../src/modules/claim/lapse-offer.service.ts";
import { type Benches, theBenches } from "../parcel/parcels.ts";
import { type ClaimDesk, theClaimDesk } from "./claims.ts";

/** What specs of claims stand on: one server a file, its benches, the claims desk and a buyer. */
export let world: SpecWorld;
export let benches: Benches;
export let desk: ClaimDesk;
export let mei: Client;

/** To be called once, at the top of a file of specs. */
export function standOnClaimGround(): void {
  beforeAll(async () => {
    world = await aWorld({ unlimited: true });
    mei = await aBuyer(world, "50000.00");
    [benches, desk] = [await theBenches(world), await theClaimDesk(world)];
  });
}

/** Days have passed, and with them everybody's session. */
export async function everybodyLogsInAgain(): Promise<void> {
  await logInAgain(world, mei);
  [benches, desk] = [await theBenches(world), await theClaimDesk(world)];
}

/** The timer of the offer, fired now. */
export async function lapse(claimNo: string): Promise<void> {
  const { db } = world.deps;
  const row = await db
    .selectFrom("claim")
    .select(["user_id", "id", "answer_before"])
    .where("id", "=", claimNo.slice(2))
    .executeTakeFirstOrThrow();
  const offer = { userId: row.user_id, claimId: row.id, answerBefore: row.answer_before ?? new Date(0) };
  await db.transaction().execute((tx) => lapseOffer(offer, world.deps, tx));
}
