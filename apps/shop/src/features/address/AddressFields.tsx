import { addressLabels, cityOfState, hasPostcodes, isMainlandMobile, type ReadField, statesOf } from "@sihai/domain/address";
import type { PlaceLists } from "@sihai/domain/setting";
import { countryName, inLanguage, labelled } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import { Bound, Card, Checkbox, ChipGroup, FieldFrame, Notice, Select, TextArea, TextField, type useSchemaForm } from "@sihai/ui";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import type { AddressForm } from "../../stores/address-draft.ts";
import { PasteAddress } from "./PasteAddress.tsx";
import { UnprintableNotice } from "./UnprintableNotice.tsx";

type Guessed = Partial<Record<ReadField, string>>;
type HintOf = (field: ReadField, own?: string) => string | undefined;
type FormProps = { form: ReturnType<typeof useSchemaForm<AddressForm>> };
type PartProps = FormProps & { hintOf: HintOf };

type AddressFieldsProps = Omit<PlaceFieldsProps, "hintOf"> & {
  /** It is being added, and may be pasted as a whole. */
  isNew: boolean;
  /** A card is billed there, and nothing is brought. */
  isBilling?: boolean;
  onChooseCountry: () => void;
};

/** The whole form, on its page and in its sheet. */
export function AddressFields({ form, places, kept, isNew, isBilling = false, onChooseCountry }: AddressFieldsProps) {
  const words = useDict(addressDict);
  const [guessed, setGuessed] = useState<Guessed>({});
  const values = form.watch();
  /** Says of a guess that it is one, until somebody wrote something else. */
  const hintOf: HintOf = (field, own) => (guessed[field] && guessed[field] === values[field] ? words.checkThis : own);
  return (
    <>
      {isNew ? <PasteAddress form={form} places={places} onGuessed={setGuessed} /> : null}
      <CountryField form={form} hintOf={hintOf} onOpen={onChooseCountry} />
      <NameFields form={form} hintOf={hintOf} />
      <ContactFields form={form} hintOf={hintOf} phoneHint={isBilling ? words.billingPhoneHint : words.phoneHint} />
      <PlaceFields form={form} hintOf={hintOf} places={places} kept={kept} />
      <Bound form={form} name="fullAddress">
        {(field) => <TextArea label={words.detail} hint={words.detailHint} maxLength={200} rows={3} required {...field} />}
      </Bound>
      <UnprintableNotice texts={form.watch(["addressLastName", "consignee", "addressState", "city", "fullAddress"])} />
      <AddressMarks form={form} isBilling={isBilling} />
    </>
  );
}

/** The country, and the way to choose another. */
function CountryField({ form, hintOf, onOpen }: PartProps & { onOpen: () => void }) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const country = form.watch("countryId");
  const chosen = country === "" ? words.chooseCountry : countryName(country, language);

  return (
    <Bound form={form} name="countryId">
      {(field) => (
        <FieldFrame label={words.country} required hint={hintOf("countryId")} error={field.error}>
          {(described) => (
            // A button takes neither aria-required nor aria-invalid; its name says what is chosen.
            <button
              id={described.id}
              aria-describedby={described["aria-describedby"]}
              data-invalid={field.error === undefined ? undefined : true}
              aria-label={labelled(words.country, chosen, language)}
              ref={field.ref}
              type="button"
              onClick={onOpen}
              className="field-box justify-between text-left"
            >
              <span className={country === "" ? "text-grey" : ""}>{chosen}</span>
              <ChevronRight aria-hidden size={20} className="text-control" />
            </button>
          )}
        </FieldFrame>
      )}
    </Bound>
  );
}

/** Both names, the one first that the language says first. */
function NameFields({ form, hintOf }: PartProps) {
  const words = useDict(addressDict);
  const family = { name: "addressLastName", label: words.lastName, autoComplete: "family-name" } as const;
  const given = { name: "consignee", label: words.firstName, autoComplete: "given-name" } as const;
  const order = useLanguage() === "zh" ? [family, given] : [given, family];
  return (
    <div className="grid grid-cols-2 gap-3">
      {order.map(({ name, ...look }) => (
        <Bound key={name} form={form} name={name}>
          {(field) => <TextField maxLength={60} required hint={hintOf(name)} {...look} {...field} />}
        </Bound>
      ))}
    </div>
  );
}

function ContactFields({ form, hintOf, phoneHint }: PartProps & { phoneHint: string }) {
  const words = useDict(addressDict);
  const [contact, country] = form.watch(["contact", "countryId"]);
  return (
    <>
      <Bound form={form} name="contact">
        {(field) => (
          <TextField
            label={words.phone}
            hint={hintOf("contact", phoneHint)}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            required
            {...field}
          />
        )}
      </Bound>
      {isMainlandMobile(contact, country) ? <Notice tone="warn">{words.mainlandMobile}</Notice> : null}
      <Bound form={form} name="email">
        {(field) => (
          <TextField
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
            {...field}
          />
        )}
      </Bound>
    </>
  );
}

type PlaceFieldsProps = PartProps & {
  places: PlaceLists;
  /** The state the address had, which it may keep. */
  kept: string;
};

/** State, city and postcode: the states of a country we know are chosen, others are typed. */
function PlaceFields({ form, hintOf, places, kept }: PlaceFieldsProps) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const country = form.watch("countryId");
  const states = statesOf(places.states, country, kept).map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }));
  /** A state that is one city says which; what was typed stays. */
  const fillCity = (stateId: string) => {
    const city = cityOfState(stateId);
    if (city !== null && form.getValues("city").trim() === "") form.setValue("city", city);
  };
  return (
    <>
      {states.length > 0 ? (
        <Bound form={form} name="stateId">
          {({ onChange, ...field }) => (
            <Select
              label={words.state}
              required
              placeholder={words.chooseState}
              options={states}
              {...field}
              onChange={(stateId) => {
                onChange(stateId);
                fillCity(stateId);
              }}
            />
          )}
        </Bound>
      ) : (
        <Bound form={form} name="addressState">
          {(field) => <TextField label={words.state} autoComplete="address-level1" maxLength={80} required {...field} />}
        </Bound>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Bound form={form} name="city">
          {(field) => (
            <TextField
              label={words.city}
              hint={hintOf("city")}
              autoComplete="address-level2"
              maxLength={80}
              required
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="zipCode">
          {(field) => (
            <TextField
              label={words.zipCode}
              autoComplete="postal-code"
              maxLength={12}
              required
              hint={hintOf("zipCode", country !== "" && !hasPostcodes(places.countries, country) ? words.zipHint : undefined)}
              {...field}
            />
          )}
        </Bound>
      </div>
    </>
  );
}

/** What the address is called, and whether it is the one taken first; of a card's nobody asks the latter. */
function AddressMarks({ form, isBilling }: FormProps & { isBilling: boolean }) {
  const words = useDict(addressDict);
  return (
    <Card>
      <Bound form={form} name="label">
        {(field) => (
          <ChipGroup
            label={words.label}
            showLabel
            value={addressLabels.find((known) => known === field.value) ?? null}
            onChange={field.onChange}
            options={addressLabels.map((value) => ({ value, label: words[value] }))}
          />
        )}
      </Bound>
      {isBilling ? null : (
        <Bound form={form} name="isDefault">
          {(field) => <Checkbox label={words.setDefault} checked={field.value} onChange={field.onChange} />}
        </Bound>
      )}
    </Card>
  );
}
