import { tabDraft } from "./tab-draft.ts";

export type AddressForm = {
  countryId: string;
  consignee: string;
  addressLastName: string;
  contact: string;
  email: string;
  stateId: string;
  addressState: string;
  city: string;
  fullAddress: string;
  zipCode: string;
  label: string;
  isDefault: boolean;
};

/** A half-written address, over a reload and going away; until it is saved or discarded, and never longer than the tab or the log-in (rule Z9). */
const draft = tabDraft<AddressForm>("sh_address");
/** The way to the list of countries and back is none of going away. */
let isOnTheWay = false;

/** Keeps what is typed for an address (`new` for one being added); `onTheWay`: its writer went to another page to choose something for it. */
export function keepAddressDraft(of: string, values: AddressForm, { onTheWay = false } = {}): void {
  isOnTheWay = onTheWay;
  draft.keep(of, values);
}

/** The draft of this address (`new` for one being added), and whether its writer had left the form. */
export function takeAddressDraft(of: string): { values: AddressForm; wasLeft: boolean } | null {
  const values = draft.keptOf(of);
  const wasLeft = !isOnTheWay;
  isOnTheWay = false;
  return values && { values, wasLeft };
}

export const forgetAddressDraft = draft.forget;

/** The country chosen for the draft. */
export function setDraftCountry(countryId: string): void {
  draft.change((values) => (values.countryId === countryId ? values : { ...values, countryId, stateId: "", addressState: "" }));
}
