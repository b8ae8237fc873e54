import { usePlaces } from "@sihai/client";
import type { PlaceLists } from "@sihai/domain/setting";
import { addressDict } from "@sihai/text/dict/address";
import { FormPage, Page, SkeletonList, useSchemaForm } from "@sihai/ui";
import { finish, go, NotYet, useDict, usePageSearch } from "#shop";
import { AddressFields } from "./AddressFields.tsx";
import { type AddressForm as AddressEntry, keepAddressDraft } from "./address-draft.ts";
import { addressSchema } from "./address-schema.ts";
import { useSaveAddress } from "./use-save-address.ts";

type EditAddressProps = { addressId: string | undefined; start: AddressEntry };

/** The form, once it is known which countries and states there are. */
export function EditAddress({ addressId, start }: EditAddressProps) {
  const words = useDict(addressDict);
  const { read, lists } = usePlaces();
  if (lists) return <AddressForm addressId={addressId} start={start} places={lists} />;
  return (
    <Page title={addressId === undefined ? words.addTitle : words.editTitle}>
      <NotYet read={read} skeleton={<SkeletonList cards={2} lines={4} />} />
    </Page>
  );
}

function AddressForm({ addressId, start, places }: EditAddressProps & { places: PlaceLists }) {
  const words = useDict(addressDict);
  const form = useSchemaForm<AddressEntry>(addressSchema(words, places), start);
  const { back } = usePageSearch("/user/address/edit");
  const { submit, pending } = useSaveAddress({
    form,
    addressId,
    states: places.states,
    onSaved: () => finish(back, "/user/address"),
  });

  /** On a page of its own; what is typed already waits. */
  function chooseCountry() {
    const country = form.getValues("countryId");
    keepAddressDraft(addressId ?? "new", form.getValues());
    go("/user/country-select", { key: "address", ...(country === "" ? {} : { country }) });
  }

  return (
    <FormPage
      title={addressId === undefined ? words.addTitle : words.editTitle}
      form={form}
      pending={pending}
      submitText={words.save}
      onSubmit={submit}
    >
      <AddressFields
        form={form}
        places={places}
        kept={start.stateId}
        isNew={addressId === undefined}
        onChooseCountry={chooseCountry}
      />
    </FormPage>
  );
}
