import { usePlaces } from "@sihai/client";
import type { PlaceLists } from "@sihai/domain/setting";
import { addressDict } from "@sihai/text/dict/address";
import { Button, Form, Sheet, SkeletonList, useSchemaForm } from "@sihai/ui";
import { useEffect, useId, useRef, useState } from "react";
import { NotYet, useDict } from "#shop";
import { AddressFields } from "./AddressFields.tsx";
import { type AddressForm, keepAddressDraft, takeAddressDraft } from "./address-draft.ts";
import { addressSchema } from "./address-schema.ts";
import { ChooseCountry } from "./ChooseCountry.tsx";
import { useBlankAddress } from "./use-blank-address.ts";
import { useSaveAddress } from "./use-save-address.ts";

const nowhereYet: PlaceLists = { countries: [], states: [] };

type AddAddressSheetProps = {
  open: boolean;
  onClose: () => void;
  onAdded: (addressId: string) => void;
  /** Asked for as a card's billing address. */
  isBilling?: boolean;
};

/** The form of a new address in a sheet; the country is chosen in it too, and closing that choice leads back to the form. */
export default function AddAddressSheet({ open, onClose, onAdded, isBilling = false }: AddAddressSheetProps) {
  const words = useDict(addressDict);
  const id = useId();
  const { read, lists } = usePlaces();
  const [isChoosing, setIsChoosing] = useState(false);
  const { form, submit, pending } = useNewAddress(lists ?? nowhereYet, (addressId) => {
    onClose();
    onAdded(addressId);
  });

  function chooseCountry(code: string) {
    setIsChoosing(false);
    if (code === form.getValues("countryId")) return;
    form.setValue("countryId", code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setValue("stateId", "");
    form.setValue("addressState", "");
  }

  const save = (
    <Button wide type="submit" form={id} pending={pending}>
      {words.save}
    </Button>
  );
  return (
    <Sheet
      open={open}
      onClose={isChoosing ? () => setIsChoosing(false) : onClose}
      title={isChoosing ? words.chooseCountry : isBilling ? words.billingTitle : words.addTitle}
      footer={isChoosing || !lists ? null : save}
    >
      {isChoosing ? (
        <ChooseCountry chosen={form.getValues("countryId")} onChoose={chooseCountry} />
      ) : lists ? (
        <Form id={id} form={form} onSubmit={submit}>
          <AddressFields
            form={form}
            places={lists}
            kept=""
            isNew
            isBilling={isBilling}
            onChooseCountry={() => setIsChoosing(true)}
          />
        </Form>
      ) : (
        <NotYet read={read} skeleton={<SkeletonList cards={2} lines={4} />} />
      )}
    </Sheet>
  );
}

/** Starts from what was typed before, here or on the page of its own, and leaves behind what was not saved. */
function useNewAddress(places: PlaceLists, onAdded: (addressId: string) => void) {
  const words = useDict(addressDict);
  const blank = useBlankAddress();
  const [draft] = useState(() => takeAddressDraft("new"));
  const form = useSchemaForm<AddressForm>(addressSchema(words, places), draft ?? blank);
  const isTyped = useRef(draft !== null);
  if (form.formState.isDirty) isTyped.current = true;
  useEffect(() => () => void (isTyped.current && keepAddressDraft("new", form.getValues())), [form]);
  const save = useSaveAddress({
    form,
    states: places.states,
    onSaved(addressId) {
      isTyped.current = false;
      form.reset(blank);
      onAdded(addressId);
    },
  });
  return { form, ...save };
}
