import { owner, type Rows, user } from "../row.ts";

export const addressRows: Rows = {
  "GET /api/address/pagelist": user,
  "POST /api/address/detail": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/default": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/delete": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/edit": owner(({ addressId }) => ({
    body: {
      addressId,
      consignee: "Omar",
      addressLastName: "Haddad",
      contact: "+49301234567",
      email: "omar@example.com",
      countryId: "DE",
      stateId: "DE-BE",
      addressState: "Berlin",
      city: "Berlin",
      fullAddress: "Invalidenstraße 2",
      zipCode: "10115",
      default: false,
      label: "home",
    },
  })),
};
