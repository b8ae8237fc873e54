import { addressDetail, addressEdit, addressList } from "@sihai/contract/address";
import { addressLabels, type States, statesOf } from "@sihai/domain/address";
import { addressDict } from "@sihai/text/dict/address";
import { toastFailure, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { refusalText, useAction, useDict, useLanguage } from "#shop";
import type { AddressForm } from "../../stores/address-draft.ts";

type Form = ReturnType<typeof useSchemaForm<AddressForm>>;

type SaveAddress = {
  form: Form;
  addressId?: string | undefined;
  /** It is given as a card's billing address. */
  isBilling?: boolean;
  states: States;
  onSaved: (addressId: string) => void;
};

/** Adds the address, or saves the one that is edited; a number or a postcode that is refused is marked at its field. */
export function useSaveAddress({ form, addressId, isBilling = false, states, onSaved }: SaveAddress) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const isNew = addressId === undefined;
  const save = useAction(addressEdit, {
    quiet: true,
    refreshes: [addressList, addressDetail],
    onDone(saved) {
      toastSuccess(isNew ? words.added : words.saved);
      onSaved(saved.addressId);
    },
    onFailed(error) {
      if (error.code === "ADDRESS_PHONE_WRONG") form.setError("contact", { message: error.message }, { shouldFocus: true });
      else if (error.code === "ADDRESS_FIELD_WRONG") form.setError("zipCode", { message: error.message }, { shouldFocus: true });
      else if (error.code === "STATE_CLOSED") form.setError("stateId", { message: error.message }, { shouldFocus: true });
      else if (error.code === "COUNTRY_CLOSED") form.setError("countryId", { message: error.message }, { shouldFocus: true });
      else toastFailure(refusalText(error, isNew ? words.addFailed : words.saveFailed));
    },
  });

  function submit({ isDefault, label, stateId, ...values }: AddressForm) {
    const state = statesOf(states, values.countryId, stateId).find(({ id }) => id === stateId);
    return save.run({
      body: {
        ...values,
        default: isDefault && !isBilling,
        ...(isBilling && { addressFrom: "card" as const }),
        label: addressLabels.find((known) => known === label) ?? null,
        ...(state
          ? { stateId, addressState: language === "zh" && values.countryId === "CN" ? state.name.zh : state.name.en }
          : {}),
        ...(addressId === undefined ? {} : { addressId }),
      },
    });
  }

  return { submit, pending: save.pending };
}
