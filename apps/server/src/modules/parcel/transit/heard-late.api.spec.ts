import * as contract from "@sihai/contract/parcel";
import { expect, it } from "vitest";
import { aBuyer, aWorld } from "#testing";
import { aSealedParcel, leave, theBenches } from "../../../../testing/parcel/parcels.ts";
import { recordTracking } from "./record-tracking.service.ts";

const days = (count: number) => count * 86_400;

it("a delivery heard of days late stands in the parcel's own progress on the day the carrier gives, and never before the parcel left", async () => {
  const spec = await aWorld();
  const benches = await theBenches(spec);
  const mei = await aBuyer(spec);
  for (const told of [days(5), -days(5)]) {
    const { packageId, waybillNo } = await aSealedParcel(spec, mei, benches);
    expect((await leave(benches, [packageId])).ok).toBe(true);
    const left = spec.deps.clock.now().getTime();
    await spec.advance(days(7));
    const at = new Date(left + told * 1_000);
    const event = { at, country: "DE", place: { zh: "", en: "" }, text: { zh: "已签收", en: "Delivered" } };
    const tracked = { number: waybillNo, reference: packageId, stage: "delivered" as const };
    await recordTracking(spec.deps, { ...tracked, events: [{ ...event, stage: "delivered" }] });
    const { steps, shippedAt, deliveredAt } = await mei.must(contract.parcelDetail, { query: { packageId } });
    expect(deliveredAt).toBe(at.toISOString());
    expect(steps.at(-1)).toMatchObject({ to: "delivered", at: told > 0 ? at.toISOString() : shippedAt });
  }
});
