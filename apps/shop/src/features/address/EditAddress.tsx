import { usePlaces } from "@sihai/client";
import type { PlaceLists } from "@sihai/domain/setting";
import { addressDict } from "@sihai/text/dict/address";
import { Bound, FormPage, Page, SkeletonList, TextArea, useSchemaForm } from "@sihai/ui";
import { NotYet, useDict } from "#shop";
import { AddressMarks, ContactFields, CountryField, NameFields, PlaceFields } from "./AddressFields.tsx";
import type { AddressForm as AddressEntry } from "./address-draft.ts";
import { addressSchema } from "./address-schema.ts";
import { UnprintableNotice } from "./UnprintableNotice.tsx";
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
  const { submit, pending } = useSaveAddress(form, addressId, places.states);
  return (
    <FormPage
      title={addressId === undefined ? words.addTitle : words.editTitle}
      form={form}
      pending={pending}
      submitText={words.save}
      onSubmit={submit}
    >
      <CountryField form={form} draft={addressId ?? "new"} />
      <NameFields form={form} />
      <ContactFields form={form} />
      <PlaceFields form={form} places={places} kept={start.stateId} />
      <Bound form={form} name="fullAddress">
        {(field) => <TextArea label={words.detail} hint={words.detailHint} maxLength={200} rows={3} required {...field} />}
      </Bound>
      <UnprintableNotice texts={form.watch(["addressLastName", "consignee", "addressState", "city", "fullAddress"])} />
      <AddressMarks form={form} />
    </FormPage>
  );
}
