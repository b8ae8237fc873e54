import { submitParcel } from "@sihai/contract/parcel";
import { add, cny, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, inWallet, race } from "#testing";
import { accept, ask, cancel, decline, planned, someGoods } from "../../../testing/expert/experts.ts";
import { aMember, benches, desk, inHeld, read, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";
import { aForm } from "../../../testing/parcel/parcels.ts";

standOnExpertGround();

describe("races over the same goods", () => {
  it("two requests at once: one has them (rule G1)", async () => {
    const { client, goods } = await aMember([500]);
    const outcomes = await race(8, () => ask(client, goods));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("a request and a parcel at once: one has them (rule G1)", async () => {
    const { client, goods } = await aMember([500]);
    const form = await aForm(client, goods.itemIds, goods.addressId);
    const outcomes = await Promise.all([
      ask(client, goods).then(({ ok }) => ok),
      client.call(submitParcel, { body: form }, { key: aKey() }).then(({ ok }) => ok),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it("accepted, declined and submitted otherwise at once: the plan has one fate, the goods one parcel", async () => {
    const { client, goods } = await aMember([500, 700]);
    const form = await aForm(client, goods.itemIds, goods.addressId);
    const serviceBarcode = await planned(client, desk, goods);
    const outcomes = await race(9, (index) => {
      if (index % 3 === 0)
        return accept(client, serviceBarcode).then(
          ({ ok }) => ok,
          () => false,
        );
      if (index % 3 === 1) return cancel(client, serviceBarcode).then(({ ok }) => ok);
      return client.call(submitParcel, { body: form }, { key: aKey() }).then(({ ok }) => ok);
    });
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await read(client, serviceBarcode)).parcels).toHaveLength(1);
  });

  it("accepted and declined at once: one counts", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const [accepted, declined] = await Promise.all([
      accept(client, serviceBarcode).catch(() => null),
      decline(client, serviceBarcode),
    ]);
    expect([accepted?.ok === true, declined.ok].filter(Boolean)).toHaveLength(1);
  });

  it("two requests of direct deduction hold no more than there is", async () => {
    const client = await aBuyer(spec, "400.00");
    const goods = await Promise.all(
      [[900], [900], [900], [900], [900], [900]].map((sizes) => someGoods(spec, client, benches, sizes)),
    );
    const outcomes = await race(goods.length, (index) =>
      ask(client, goods[index] ?? { itemIds: [], addressId: "0" }, { deduction: "direct" }),
    );
    const some = outcomes.filter(({ ok }) => ok).length;
    expect(some).toBeLessThan(goods.length);
    expect(toDecimal(add(cny(await inHeld(client)), cny(await inWallet(spec, client))))).toBe("400.00");
  });
});
