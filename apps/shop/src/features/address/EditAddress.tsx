import { addressDict } from "@sihai/text/dict/address";
import { Bound, FormPage, TextArea, useSchemaForm } from "@sihai/ui";
import { useDict } from "#shop";
import { AddressMarks, ContactFields, CountryField, NameFields, PlaceFields } from "./AddressFields.tsx";
import type { AddressForm } from "./address-draft.ts";
import { addressSchema } from "./address-schema.ts";
import { UnprintableNotice } from "./UnprintableNotice.tsx";
import { useSaveAddress } from "./use-save-address.ts";

type EditAddressProps = { addressId: string | undefined; start: AddressForm };

export function EditAddress({ addressId, start }: EditAddressProps) {
  const words = useDict(addressDict);
  const form = useSchemaForm<AddressForm>(addressSchema(words), start);
  const { submit, pending } = useSaveAddress(form, addressId);
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
      <PlaceFields form={form} />
      <Bound form={form} name="fullAddress">
        {(field) => <TextArea label={words.detail} hint={words.detailHint} maxLength={200} rows={3} required {...field} />}
      </Bound>
      <UnprintableNotice texts={form.watch(["addressLastName", "consignee", "addressState", "city", "fullAddress"])} />
      <AddressMarks form={form} />
    </FormPage>
  );
}
