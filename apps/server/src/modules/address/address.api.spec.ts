import { addressDelete, addressDetail, addressEdit, addressList, addressMakeDefault } from "@sihai/contract/address";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

const given = {
  consignee: "Mei",
  addressLastName: "Lin",
  contact: "(415) 555-0132",
  email: "mei@example.com",
  countryId: "US",
  stateId: "US-CA",
  addressState: "California",
  city: "San Francisco",
  fullAddress: "1 Market Street, Apt 5",
  zipCode: "94105",
};

describe("the address book", () => {
  it("adds, shows, saves and deletes; the phone is kept in international form", async () => {
    const mei = await world.shopper();
    const { addressId } = await mei.must(addressEdit, { body: { ...given, label: "home", default: true } });
    expect(await mei.must(addressDetail, { body: { addressId } })).toMatchObject({
      contact: "+14155550132",
      default: true,
      label: "home",
      addressFrom: "address-book",
    });
    await mei.must(addressEdit, { body: { ...given, addressId, city: "Oakland", zipCode: "94607" } });
    expect(await mei.must(addressDetail, { body: { addressId } })).toMatchObject({ city: "Oakland", default: true });
    await mei.must(addressDelete, { body: { addressId } });
    expect(await mei.must(addressList)).toEqual({ list: [], total: 0, page: 1, pageSize: 10, hasDefault: false });
  });

  it("refuses what does not fit its country", async () => {
    const mei = await world.shopper();
    expect(await mei.call(addressEdit, { body: { ...given, zipCode: "9410" } })).toMatchObject({
      ok: false,
      code: "ADDRESS_FIELD_WRONG",
      data: { field: "zipCode" },
    });
    expect(await mei.call(addressEdit, { body: { ...given, stateId: "CA-ON" } })).toMatchObject({
      ok: false,
      code: "ADDRESS_FIELD_WRONG",
    });
    expect(await mei.call(addressEdit, { body: { ...given, contact: "12" } })).toMatchObject({
      ok: false,
      code: "ADDRESS_PHONE_WRONG",
    });
    expect(await mei.call(addressEdit, { body: { ...given, city: "a\u0000b" } })).toMatchObject({ ok: false, status: 400 });
  });

  it("keeps exactly one default when sixteen are chosen at once", async () => {
    const mei = await world.shopper();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await mei.must(addressEdit, { body: { ...given, default: n === 0 } })).addressId);
    const outcomes = await race(16, (index) => mei.call(addressMakeDefault, { body: { addressId: ids[index % 4] ?? "" } }));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    const { list, hasDefault } = await mei.must(addressList);
    expect(hasDefault).toBe(true);
    expect(list.filter((address) => address.default)).toHaveLength(1);
    expect(list[0]?.default).toBe(true);
  });

  it("begins with its default; another one is only if it is said to be, and the first can be none again", async () => {
    const mei = await world.shopper();
    const first = await mei.must(addressEdit, { body: { ...given, default: false } });
    const second = await mei.must(addressEdit, { body: { ...given, default: false } });
    const defaults = async () => {
      const { list } = await mei.must(addressList);
      return list.filter((address) => address.default).map(({ addressId }) => addressId);
    };
    expect(await defaults()).toEqual([first.addressId]);
    await mei.must(addressEdit, { body: { ...given, addressId: first.addressId, default: false } });
    expect(await defaults()).toEqual([]);
    await mei.must(addressEdit, { body: { ...given, addressId: second.addressId, default: true } });
    expect(await defaults()).toEqual([second.addressId]);
  });

  it("brings nothing to where a card is billed until its owner says so: the first address after it is the default", async () => {
    const mei = await world.shopper();
    const card = await mei.must(addressEdit, { body: { ...given, default: false, addressFrom: "card" } });
    const only = await mei.must(addressList);
    expect(only).toMatchObject({ hasDefault: false, list: [{ default: false, addressFrom: "card" }] });
    const home = await mei.must(addressEdit, { body: { ...given, default: false } });
    expect((await mei.must(addressDetail, { body: home })).default).toBe(true);
    const omar = await world.shopper();
    const his = await omar.must(addressEdit, { body: { ...given, addressFrom: "card" } });
    await omar.must(addressMakeDefault, { body: his });
    await omar.must(addressEdit, { body: { ...given, default: false } });
    expect((await omar.must(addressDetail, { body: his })).default).toBe(true);
    expect((await mei.must(addressDetail, { body: card })).default).toBe(false);
  });

  it("pages by ten and adds once for one key", async () => {
    const mei = await world.shopper();
    await race(6, () => mei.call(addressEdit, { body: given }, { key: "one-press-of-save" }));
    expect((await mei.must(addressList)).total).toBe(1);
    for (let n = 0; n < 11; n += 1) await mei.must(addressEdit, { body: given });
    const second = await mei.must(addressList, { query: { page: 2 } });
    expect(second).toMatchObject({ total: 12, page: 2, pageSize: 10 });
    expect(second.list).toHaveLength(2);
  });

  it("answers somebody else's address like an unknown one (rule F57)", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper({ name: "omar" })];
    const { addressId } = await omar.must(addressEdit, { body: given });
    for (const endpoint of [addressDetail, addressMakeDefault, addressDelete]) {
      const foreign = await mei.call(endpoint, { body: { addressId } });
      expect(foreign).toEqual(await mei.call(endpoint, { body: { addressId: "987654321" } }));
      expect(foreign).toMatchObject({ ok: false, code: "ADDRESS_NOT_FOUND" });
    }
    expect(await mei.call(addressEdit, { body: { ...given, addressId } })).toMatchObject({
      ok: false,
      code: "ADDRESS_NOT_FOUND",
    });
    expect(await world.visitor().call(addressList)).toMatchObject({ ok: false, status: 401, state: 10008 });
    expect((await omar.must(addressDetail, { body: { addressId } })).city).toBe("San Francisco");
  });
});
