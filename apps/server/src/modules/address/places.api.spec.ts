import { addressDetail, addressEdit } from "@sihai/contract/address";
import { draftSetting, readPlaces } from "@sihai/contract/setting";
import { seedJson } from "@sihai/domain/setting";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, logInAgain, type SpecWorld } from "#testing";
import { changeRules } from "../../../testing/setting/change-rule.ts";

type Row = Record<string, unknown>;
const countries = seedJson.countries as readonly Row[];
const states = seedJson.states as readonly Row[];
const kosovo = { code: "XK", postcode: "\\d{5}", hasPostcodes: true, commonPlace: 0, isOpen: true };
const prishtina = { id: "XK-PR", name: { zh: "普里什蒂纳", en: "Pristina" }, isOpen: true };
const given = {
  consignee: "Mei",
  addressLastName: "Lin",
  contact: "+14155550132",
  email: "mei@example.com",
  countryId: "US",
  stateId: "US-CA",
  addressState: "California",
  city: "San Francisco",
  fullAddress: "1 Market Street, Apt 5",
  zipCode: "94105",
};
const inCanada = { ...given, countryId: "CA", stateId: "CA-ON", addressState: "Ontario", city: "Toronto", zipCode: "M5V 2T6" };
const inKosovo = { ...given, countryId: "XK", stateId: "XK-PR", addressState: "Pristina", city: "Pristina", zipCode: "10000" };

describe("the countries and states of the operator's", () => {
  let world: SpecWorld;
  let mei: Client;
  let held: { us: string; canada: string };
  const edit = (body: typeof given & { addressId?: string }) => mei.call(addressEdit, { body });
  beforeAll(async () => {
    world = await aWorld();
    mei = await world.shopper();
    const add = async (body: typeof given) => (await mei.must(addressEdit, { body })).addressId;
    held = { us: await add(given), canada: await add(inCanada) };
  });

  it("know no country and no state before they are added", async () => {
    expect(await edit(inKosovo)).toMatchObject({ code: "ADDRESS_FIELD_WRONG", data: { field: "countryId" } });
  });

  it("take what two colleagues added from its day on, with its own postcodes, and show it to the shop", async () => {
    await changeRules(world, { countries: [...countries, kosovo], states: [...states, prishtina] });
    await logInAgain(world, mei);
    expect(await edit({ ...inKosovo, zipCode: "1000" })).toMatchObject({
      code: "ADDRESS_FIELD_WRONG",
      data: { field: "zipCode" },
    });
    expect(await edit(inKosovo)).toMatchObject({ ok: true });
    const { lists } = await world.visitor().must(readPlaces);
    expect([(lists.countries as Row[]).at(-1), (lists.states as Row[]).at(-1)]).toEqual([kosovo, prishtina]);
  });

  it("that are closed take no new address and say where one can be; saved ones are kept and can be put right", async () => {
    await changeRules(world, {
      countries: [...countries, kosovo].map((one) => (one.code === "US" ? { ...one, isOpen: false } : one)),
      states: [...states, prishtina].map((one) => (one.id === "CA-ON" ? { ...one, isOpen: false } : one)),
    });
    await logInAgain(world, mei);
    const country = await edit(given);
    expect(country).toMatchObject({ ok: false, code: "COUNTRY_CLOSED", data: { name: { en: "United States" } } });
    if (!country.ok) expect(country.msg).toMatch(/United States.*United Kingdom.*Canada/);
    const state = await edit(inCanada);
    expect(state).toMatchObject({ ok: false, code: "STATE_CLOSED", data: { name: { en: "Ontario" } } });
    if (!state.ok) expect(state.msg).toMatch(/Ontario.*: Alberta, British Columbia/);
    expect(await edit({ ...given, addressId: held.us, city: "Oakland", zipCode: "94607" })).toMatchObject({ ok: true });
    expect(await edit({ ...inCanada, addressId: held.canada, city: "Ottawa" })).toMatchObject({ ok: true });
    expect(await edit({ ...given, addressId: held.canada })).toMatchObject({ code: "COUNTRY_CLOSED" });
    expect(await mei.must(addressDetail, { body: { addressId: held.us } })).toMatchObject({ countryId: "US", city: "Oakland" });
  });

  it("lose no row, and no shape that could not be checked comes in", async () => {
    const maker = await world.staff("pricing");
    const draft = (name: "countries" | "states", value: unknown) =>
      maker.call(draftSetting, { body: { name, value, note: "as the post says" } });
    expect(await draft("countries", countries)).toMatchObject({ data: { problems: [{ code: "ROW_GONE", limit: "XK" }] } });
    expect(await draft("states", states)).toMatchObject({ data: { problems: [{ code: "ROW_GONE", limit: "XK-PR" }] } });
    const wild = [...countries, { ...kosovo, postcode: "[0-9]+" }];
    expect(await draft("countries", wild)).toMatchObject({ data: { problems: [{ path: "249.postcode", code: "NOT_PATTERN" }] } });
    const twice = [...states, prishtina, prishtina];
    expect(await draft("states", twice)).toMatchObject({ data: { problems: [{ code: "TWICE" }] } });
  });
});
