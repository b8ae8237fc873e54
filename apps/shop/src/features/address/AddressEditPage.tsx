import { addressDetail } from "@sihai/contract/address";
import { addressDict } from "@sihai/text/dict/address";
import { ErrorState, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { isRefused, NothingHere, useDict, useEndpoint, usePageSearch } from "#shop";
import { forgetAddressDraft, takeAddressDraft } from "../../stores/address-draft.ts";
import { EditAddress } from "./EditAddress.tsx";
import { useBlankAddress } from "./use-blank-address.ts";

/** Adds an address, or edits the one of `addressId`. What was typed survives going away and a reload, until it is saved or discarded. */
export default function AddressEditPage() {
  const { addressId } = usePageSearch("/user/address/edit");
  const blank = useBlankAddress();
  const [draft, setDraft] = useState(() => takeAddressDraft(addressId ?? "new"));
  function discard() {
    forgetAddressDraft();
    setDraft(null);
  }
  if (draft) return <EditAddress addressId={addressId} start={draft.values} {...(draft.wasLeft ? { onDiscard: discard } : {})} />;
  // Another form than the draft's, with fields of its own.
  return addressId === undefined ? (
    <EditAddress key="blank" addressId={undefined} start={blank} />
  ) : (
    <KnownAddress addressId={addressId} />
  );
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
