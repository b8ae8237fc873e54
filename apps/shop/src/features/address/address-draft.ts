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

type Draft = { of: string; values: AddressForm };
let draft: Draft | null = null;

/** Keeps a half-written address while the country is chosen on its own page; in memory only, for it is a person's data. */
export function keepAddressDraft(of: string, values: AddressForm): void {
  draft = { of, values };
}

/** The draft of this address (`new` for one being added), once. */
export function takeAddressDraft(of: string): AddressForm | null {
  const taken = draft?.of === of ? draft.values : null;
  if (taken !== null) draft = null;
  return taken;
}

/** The country chosen for the draft. */
export function setDraftCountry(countryId: string): void {
  if (draft === null || draft.values.countryId === countryId) return;
  draft = { ...draft, values: { ...draft.values, countryId, stateId: "", addressState: "" } };
}
