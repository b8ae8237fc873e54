import { usePlaces } from "@sihai/client";
import type { PlaceLists } from "@sihai/domain/setting";
import { addressDict } from "@sihai/text/dict/address";
import { Button, Form, Sheet, SkeletonList, useSchemaForm } from "@sihai/ui";
import { useEffect, useId, useState } from "react";
import { NotYet, useDict, useSteady } from "#shop";
import { type AddressForm, forgetAddressDraft, takeAddressDraft } from "../../stores/address-draft.ts";
import { AddressFields } from "./AddressFields.tsx";
import { addressSchema } from "./address-schema.ts";
import { ChooseCountry } from "./ChooseCountry.tsx";
import { KeptNotice, useKeptTyping } from "./KeptTyping.tsx";
import { useBlankAddress } from "./use-blank-address.ts";
import { useSaveAddress } from "./use-save-address.ts";

const nowhereYet: PlaceLists = { countries: [], states: [] };

type AddAddressSheetProps = {
  open: boolean;
  onClose: () => void;
  onAdded: (addressId: string) => void;
  /** Asked for as a card's billing address. */
  isBilling?: boolean;
  /** What its owner typed on the page already. */
  start?: Partial<AddressForm>;
};

/** The form of a new address in a sheet; the country is chosen in it too, and closing that choice leads back to the form. */
export default function AddAddressSheet({ open, onClose, onAdded, isBilling = false, start }: AddAddressSheetProps) {
  const words = useDict(addressDict);
  const id = useId();
  const { read, lists } = usePlaces();
  const [isChoosing, setIsChoosing] = useState(false);
  const { form, submit, pending, discard, begin } = useNewAddress({
    places: lists ?? nowhereYet,
    start,
    isBilling,
    onAdded(addressId) {
      onClose();
      onAdded(addressId);
    },
  });
  useEffect(() => {
    if (open) begin();
  }, [open, begin]);

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
          {discard ? <KeptNotice onDiscard={discard} /> : null}
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

type NewAddress = Pick<AddAddressSheetProps, "onAdded"> & {
  places: PlaceLists;
  start: Partial<AddressForm> | undefined;
  isBilling: boolean;
};

/**
 * Starts from what was typed before, here or on the page of its own, and leaves behind what was not saved. `begin`: it is looked at now; where
 * nothing was typed in it yet, it takes over what the page knows.
 */
function useNewAddress({ places, start = {}, isBilling, onAdded }: NewAddress) {
  const words = useDict(addressDict);
  const blank = { ...useBlankAddress(), ...start };
  const [draft, setDraft] = useState(() => takeAddressDraft("new"));
  const form = useSchemaForm<AddressForm>(addressSchema(words, places), draft?.values ?? blank);
  useKeptTyping("new", form);
  function beginAnew() {
    form.reset(blank);
    forgetAddressDraft();
    setDraft(null);
  }
  const begin = useSteady(() => {
    if (draft === null && !form.formState.isDirty) beginAnew();
  });
  const save = useSaveAddress({
    form,
    isBilling,
    states: places.states,
    onSaved(addressId) {
      beginAnew();
      onAdded(addressId);
    },
  });
  return { form, ...save, begin, discard: draft?.wasLeft ? beginAnew : null };
}
