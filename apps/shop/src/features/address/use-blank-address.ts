import { orderCountry } from "@sihai/domain/order/draft";
import { useSession } from "#shop";
import type { AddressForm } from "../../stores/address-draft.ts";
import { useUserOperation } from "../../stores/user-operation.ts";

/** What a new address begins with: the member's e-mail, and where things were to go when their cost was looked at. */
export function useBlankAddress(): AddressForm {
  const email = useSession((session) => session.user?.email ?? "");
  const countryId = useUserOperation(orderCountry) ?? "";
  return { ...{ email, countryId }, ...nothing };
}

const nothing = {
  consignee: "",
  addressLastName: "",
  contact: "",
  stateId: "",
  addressState: "",
  city: "",
  fullAddress: "",
  zipCode: "",
  label: "",
  isDefault: false,
};
