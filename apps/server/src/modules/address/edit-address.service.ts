import { ok, type Result, refuse } from "@sihai/domain";
import {
  type AddressLabel,
  type AddressOrigin,
  addressFault,
  type PlaceRefused,
  refusePlace,
  stateById,
} from "@sihai/domain/address";
import type { LocalText } from "@sihai/domain/language";
import { normalPhone } from "@sihai/domain/phone";
import { countryName } from "@sihai/text";
import { type Deps, type Once, transact } from "#platform";
import { addressOf, countAddresses, insertAddress, lockBook, setDefault, updateAddress } from "./address.store.ts";

export type AddressGiven = {
  addressId?: string | undefined;
  consignee: string;
  addressLastName: string;
  contact: string;
  email: string;
  countryId: string;
  stateId?: string | undefined;
  addressState: string;
  city: string;
  fullAddress: string;
  zipCode: string;
  default?: boolean | undefined;
  label?: AddressLabel | null | undefined;
  addressFrom?: AddressOrigin | undefined;
};

type EditRefusal = { code: "ADDRESS_BOOK_FULL"; limit: number } | { code: "ADDRESS_NOT_FOUND" };

/** Adds an address, or saves one with its id. The phone is kept in international form, for carriers read nothing else. */
export async function editAddress(deps: Deps, userId: string, given: AddressGiven, once: Once | null) {
  const { addressId } = given;
  const { addressesMost, ...places } = deps.settings.at(deps.clock.now());
  const place = { country: given.countryId, stateId: given.stateId };
  const wrong = addressFault(places, { ...place, zipCode: given.zipCode });
  if (wrong) return refuse({ code: "ADDRESS_FIELD_WRONG", field: wrong });
  const held = addressId === undefined ? null : ((await addressOf(deps.db, userId, addressId)) ?? null);
  const closed = refusePlace(places, place, held && { country: held.country, stateId: held.stateId });
  if (closed) return refuse(placeRefusal(closed));
  const contact = normalPhone(given.contact, given.countryId);
  if (contact === null) return refuse({ code: "ADDRESS_PHONE_WRONG" });
  const values = {
    consignee: given.consignee,
    lastName: given.addressLastName,
    contact,
    email: given.email,
    country: given.countryId,
    stateId: stateById(places.states, given.stateId ?? "")?.id ?? null,
    state: given.addressState,
    city: given.city,
    fullAddress: given.fullAddress,
    zipCode: given.zipCode,
    label: given.label ?? null,
  };
  return transact(
    deps.db,
    async (tx): Promise<Result<{ addressId: string }, EditRefusal>> => {
      await lockBook(tx, userId);
      const before = await countAddresses(tx, userId);
      if (addressId === undefined && before.all >= addressesMost)
        return refuse({ code: "ADDRESS_BOOK_FULL", limit: addressesMost });
      if (addressId !== undefined && !(await updateAddress(tx, userId, addressId, values)))
        return refuse({ code: "ADDRESS_NOT_FOUND" });
      const from = given.addressFrom ?? "address-book";
      const id = addressId ?? (await insertAddress(tx, userId, values, from, deps.clock.now()));
      // Where there is one address, that is where things go; but never to a card's by itself.
      const isFirst = addressId === undefined && before.forDelivery === 0 && from !== "card";
      const isDefault = isFirst ? true : given.default;
      if (isDefault !== undefined) await setDefault(tx, userId, id, isDefault);
      return ok({ addressId: id });
    },
    once,
  );
}

/** A country by its names in both languages. */
function placeRefusal(refused: PlaceRefused) {
  if (refused.code === "STATE_CLOSED") return refused;
  return { code: refused.code, name: bothNames(refused.country), open: refused.open.map(bothNames) };
}

function bothNames(country: string): LocalText {
  return { zh: countryName(country, "zh"), en: countryName(country, "en") };
}
