import { addressDetail } from "@sihai/contract/address";
import { orderCountry } from "@sihai/domain/order/draft";
import { addressDict } from "@sihai/text/dict/address";
import { ErrorState, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { isRefused, NothingHere, useDict, useEndpoint, usePageSearch, useSession } from "#shop";
import { useUserOperation } from "../../stores/user-operation.ts";
import { type AddressForm, takeAddressDraft } from "./address-draft.ts";
import { EditAddress } from "./EditAddress.tsx";

const blank: AddressForm = {
  countryId: "",
  consignee: "",
  addressLastName: "",
  contact: "",
  email: "",
  stateId: "",
  addressState: "",
  city: "",
  fullAddress: "",
  zipCode: "",
  label: "",
  isDefault: false,
};

/** Adds an address, or edits the one of `addressId`. What was typed survives choosing the country on its own page. */
export default function AddressEditPage() {
  const { addressId } = usePageSearch("/user/address/edit");
  const email = useSession((session) => session.user?.email ?? "");
  const [draft] = useState(() => takeAddressDraft(addressId ?? "new"));
  // Where things were to go when their cost was looked at.
  const countryId = useUserOperation(orderCountry) ?? "";
  if (addressId === undefined) return <EditAddress addressId={undefined} start={draft ?? { ...blank, email, countryId }} />;
  return draft ? <EditAddress addressId={addressId} start={draft} /> : <KnownAddress addressId={addressId} />;
}

function KnownAddress({ addressId }: { addressId: string }) {
  const words = useDict(addressDict);
  const detail = useEndpoint(addressDetail, { body: { addressId } }, { freshMs: 0 });
  if (detail.data && !detail.isFetching) {
    const { default: isDefault, stateId, label, addressFrom: _from, addressId: _id, ...fields } = detail.data;
    return <EditAddress addressId={addressId} start={{ ...fields, isDefault, stateId: stateId ?? "", label: label ?? "" }} />;
  }
  return (
    <Page title={words.editTitle}>
      {detail.error && isRefused(detail.error, "ADDRESS_NOT_FOUND") ? <NothingHere /> : null}
      {detail.error && !isRefused(detail.error, "ADDRESS_NOT_FOUND") ? (
        <ErrorState onReload={() => void detail.refetch()} />
      ) : null}
      {detail.isFetching ? <SkeletonList cards={2} lines={4} /> : null}
    </Page>
  );
}
