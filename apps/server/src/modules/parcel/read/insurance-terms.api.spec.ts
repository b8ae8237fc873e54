import * as contract from "@sihai/contract/parcel";
import { add, cny, greatest, percent, toDecimal } from "@sihai/domain";
import { expect, it } from "vitest";
import { aKey, anAddress } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aForm } from "../../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

standOnNewGround();

it("a parcel says by what share of what is insured, and from which least on, its insurance was reckoned", async () => {
  const item = await aStoredItem(spec, mei, benches);
  const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
  const fee = cny("3.00");
  const body = { ...form, insuredValue: "50.00", total: toDecimal(add(cny(form.total), fee)) };
  const { packageId } = await mei.must(contract.submitParcel, { body }, { key: aKey() });
  const { insurance } = await mei.must(contract.parcelDetail, { query: { packageId } });
  expect(insurance).toMatchObject({ insured: "50.00", fee: "3.00" });
  const { rateBp = 0, least = "0.00" } = insurance.terms ?? {};
  expect(greatest(percent(cny(insurance.insured), rateBp), cny(least))).toEqual(fee);
});
