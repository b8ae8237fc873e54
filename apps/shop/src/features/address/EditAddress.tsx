import { usePlaces } from "@sihai/client";
import type { PlaceLists } from "@sihai/domain/setting";
import { addressDict } from "@sihai/text/dict/address";
import { FormPage, Page, SkeletonList, useSchemaForm } from "@sihai/ui";
import { finish, go, NotYet, useDict, usePageSearch } from "#shop";
import { type AddressForm as AddressEntry, forgetAddressDraft, keepAddressDraft } from "../../stores/address-draft.ts";
import { AddressFields } from "./AddressFields.tsx";
import { addressSchema } from "./address-schema.ts";
import { KeptNotice, useKeptTyping } from "./KeptTyping.tsx";
import { useSaveAddress } from "./use-save-address.ts";

type EditAddressProps = {
  addressId: string | undefined;
  start: AddressEntry;
  /** What the form starts with was typed before it was left. */
  onDiscard?: () => void;
};

/** The form, once it is known which countries and states there are. */
export function EditAddress(props: EditAddressProps) {
  const { addressId } = props;
  const words = useDict(addressDict);
  const { read, lists } = usePlaces();
  if (lists) return <AddressForm {...props} places={lists} />;
  return (
    <Page title={addressId === undefined ? words.addTitle : words.editTitle}>
      <NotYet read={read} skeleton={<SkeletonList cards={2} lines={4} />} />
    </Page>
  );
}

function AddressForm({ addressId, start, onDiscard, places }: EditAddressProps & { places: PlaceLists }) {
  const words = useDict(addressDict);
  const form = useSchemaForm<AddressEntry>(addressSchema(words, places), start);
  const { back } = usePageSearch("/user/address/edit");
  const { submit, pending } = useSaveAddress({
    form,
    addressId,
    states: places.states,
    onSaved() {
      forgetAddressDraft();
      finish(back, "/user/address");
    },
  });
  useKeptTyping(addressId ?? "new", form);

  /** On a page of its own; what is typed already waits. */
  function chooseCountry() {
    const country = form.getValues("countryId");
    keepAddressDraft(addressId ?? "new", form.getValues(), { onTheWay: true });
    go("/user/country-select", { key: "address", ...(country === "" ? {} : { country }) });
  }

  return (
    <FormPage
      title={addressId === undefined ? words.addTitle : words.editTitle}
      form={form}
      pending={pending}
      submitText={words.save}
      onSubmit={submit}
      before={onDiscard ? <KeptNotice onDiscard={onDiscard} /> : null}
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
