import { addressDelete, addressDetail, addressEdit, addressList, addressMakeDefault } from "@sihai/contract/address";
import { ok, refuse } from "@sihai/domain";
import { addressLabels, addressOrigins, addressPageSize } from "@sihai/domain/address";
import { route, transact, users, usersOr } from "#platform";
import { addressesOf, addressOf, deleteAddress, type KeptAddress, lockBook, setDefault } from "./address.store.ts";
import { editAddress } from "./edit-address.service.ts";

export const addressRoutes = [
  route(addressList, {
    allow: usersOr("parcels.submit"),
    mayUseStandby: true,
    async handle({ deps, who, query }) {
      const page = query.page ?? 1;
      const pageSize = query.pageSize ?? addressPageSize;
      const { list, total, hasDefault } = await addressesOf(deps.db, who.userId, page, pageSize);
      return ok({ list: list.map(asAddress), total, page, pageSize, hasDefault });
    },
  }),
  route(addressDetail, {
    allow: users,
    async handle({ deps, who, body }) {
      const row = await addressOf(deps.db, who.userId, body.addressId);
      return row ? ok(asAddress(row)) : refuse({ code: "ADDRESS_NOT_FOUND" });
    },
  }),
  route(addressMakeDefault, {
    allow: users,
    handle: ({ deps, who, body }) =>
      transact(deps.db, async (tx) => {
        await lockBook(tx, who.userId);
        return (await setDefault(tx, who.userId, body.addressId, true)) ? ok(null) : refuse({ code: "ADDRESS_NOT_FOUND" });
      }),
  }),
  route(addressDelete, {
    allow: users,
    handle: ({ deps, who, body, now, once }) =>
      transact<null, { code: "ADDRESS_NOT_FOUND" }>(
        deps.db,
        async (tx) =>
          (await deleteAddress(tx, who.userId, body.addressId, now)) ? ok(null) : refuse({ code: "ADDRESS_NOT_FOUND" }),
        once,
      ),
  }),
  route(addressEdit, {
    allow: users,
    handle: ({ deps, who, body, once }) => editAddress(deps, who.userId, body, once),
  }),
];

/** A row as the contract's address. */
export function asAddress(row: KeptAddress) {
  return {
    addressId: row.id,
    consignee: row.consignee,
    addressLastName: row.lastName,
    contact: row.contact,
    email: row.email,
    countryId: row.country,
    stateId: row.stateId,
    addressState: row.state,
    city: row.city,
    fullAddress: row.fullAddress,
    zipCode: row.zipCode,
    default: row.isDefault,
    label: addressLabels.find((label) => label === row.label) ?? null,
    addressFrom: addressOrigins.find((origin) => origin === row.addressFrom) ?? "address-book",
  };
}
