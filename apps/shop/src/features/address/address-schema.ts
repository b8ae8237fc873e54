import { isPostcode, statesOf } from "@sihai/domain/address";
import { normalEmail } from "@sihai/domain/identity";
import type { PlaceLists } from "@sihai/domain/setting";
import type { AddressWords } from "@sihai/text/dict/address";
import * as z from "zod/mini";
import type { AddressForm } from "../../stores/address-draft.ts";

/** The required fields of rule L-29, each with its sentence; the phone's number plan is checked by the server, for it is large. */
export function addressSchema(words: AddressWords, { countries, states }: PlaceLists) {
  const needed = (error: string) => z.string().check(z.refine((text) => text.trim() !== "", { error }));
  const hasState = z.refine<AddressForm>(
    ({ countryId, addressState }) => statesOf(states, countryId).length > 0 || addressState.trim() !== "",
    { error: words.needState, path: ["addressState"], when: () => true },
  );
  const hasStateId = z.refine<AddressForm>(
    ({ countryId, stateId }) => statesOf(states, countryId).length === 0 || stateId !== "",
    {
      error: words.needState,
      path: ["stateId"],
      when: () => true,
    },
  );
  const fitsCountry = z.refine<AddressForm>(
    ({ countryId, zipCode }) => zipCode.trim() === "" || isPostcode(countries, zipCode.trim(), countryId),
    {
      error: words.badZip,
      path: ["zipCode"],
      when: () => true,
    },
  );
  return z
    .object({
      countryId: needed(words.needCountry),
      consignee: needed(words.needFirstName),
      addressLastName: needed(words.needLastName),
      contact: z.string().check(
        z.refine((text) => text.trim() !== "", { error: words.needPhone }),
        z.refine((text) => text.trim() === "" || /^[+(\d][\d() .\-/]{4,28}$/.test(text.trim()), { error: words.badPhone }),
      ),
      email: z.string().check(z.refine((text) => normalEmail(text) !== null, { error: words.badEmail })),
      stateId: z.string(),
      addressState: z.string(),
      city: needed(words.needCity),
      fullAddress: needed(words.needDetail),
      zipCode: needed(words.needZip),
      label: z.string(),
      isDefault: z.boolean(),
    })
    .check(hasState, hasStateId, fitsCountry);
}
