import { addressDetail, addressEdit, addressList } from "@sihai/contract/address";
import { addressLabels, hasPostcodes, statesOf } from "@sihai/domain/address";
import { inLanguage } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import {
  Bound,
  Card,
  Checkbox,
  ChipGroup,
  FieldFrame,
  FormPage,
  Select,
  TextArea,
  TextField,
  toastFailure,
  toastSuccess,
  useSchemaForm,
} from "@sihai/ui";
import { ChevronRight } from "lucide-react";
import { finish, go, useAction, useDict, useLanguage, usePageSearch } from "#shop";
import { type AddressForm, keepAddressDraft } from "./address-draft.ts";
import { addressSchema } from "./address-schema.ts";
import { countryName } from "./country-names.ts";
import { UnprintableNotice } from "./UnprintableNotice.tsx";

type EditAddressProps = { addressId: string | undefined; start: AddressForm };

export function EditAddress({ addressId, start }: EditAddressProps) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const { back } = usePageSearch("/user/address/edit");
  const form = useSchemaForm<AddressForm>(addressSchema(words), start);
  const isNew = addressId === undefined;
  const save = useAction(addressEdit, {
    quiet: true,
    refreshes: [addressList, addressDetail],
    onDone() {
      toastSuccess(isNew ? words.added : words.saved);
      finish(back);
    },
    onFailed(error) {
      if (error.code === "ADDRESS_PHONE_WRONG") form.setError("contact", { message: error.message }, { shouldFocus: true });
      else if (error.code === "ADDRESS_FIELD_WRONG") form.setError("zipCode", { message: error.message }, { shouldFocus: true });
      else toastFailure(error.message || (isNew ? words.addFailed : words.saveFailed));
    },
  });
  const country = form.watch("countryId");
  const chosenCountry = countryName(country, language) || words.chooseCountry;
  const states = statesOf(country);

  function chooseCountry() {
    keepAddressDraft(addressId ?? "new", form.getValues());
    go("/user/country-select", { key: "address", ...(country === "" ? {} : { country }) });
  }

  function submit({ isDefault, label, stateId, ...values }: AddressForm) {
    const state = states.find(({ id }) => id === stateId);
    return save.run({
      body: {
        ...values,
        default: isDefault,
        label: addressLabels.find((known) => known === label) ?? null,
        ...(state ? { stateId, addressState: language === "zh" && country === "CN" ? state.zh : state.en } : {}),
        ...(addressId === undefined ? {} : { addressId }),
      },
    });
  }

  return (
    <FormPage
      title={isNew ? words.addTitle : words.editTitle}
      form={form}
      pending={save.pending}
      submitText={words.save}
      onSubmit={submit}
    >
      <Bound form={form} name="countryId">
        {(field) => (
          <FieldFrame label={words.country} required error={field.error}>
            {(described) => (
              // A button takes neither aria-required nor aria-invalid; its name says what is chosen.
              <button
                id={described.id}
                aria-describedby={described["aria-describedby"]}
                aria-label={`${words.country}: ${chosenCountry}`}
                ref={field.ref}
                type="button"
                onClick={chooseCountry}
                className="field-box justify-between text-left"
              >
                <span className={country === "" ? "text-grey" : ""}>{chosenCountry}</span>
                <ChevronRight aria-hidden size={20} className="text-control" />
              </button>
            )}
          </FieldFrame>
        )}
      </Bound>
      <div className="grid grid-cols-2 gap-3">
        <Bound form={form} name={language === "zh" ? "addressLastName" : "consignee"}>
          {(field) => (
            <TextField
              label={language === "zh" ? words.lastName : words.firstName}
              autoComplete={language === "zh" ? "family-name" : "given-name"}
              maxLength={60}
              required
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name={language === "zh" ? "consignee" : "addressLastName"}>
          {(field) => (
            <TextField
              label={language === "zh" ? words.firstName : words.lastName}
              autoComplete={language === "zh" ? "given-name" : "family-name"}
              maxLength={60}
              required
              {...field}
            />
          )}
        </Bound>
      </div>
      <Bound form={form} name="contact">
        {(field) => (
          <TextField
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            required
            {...field}
          />
        )}
      </Bound>
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
      {states.length > 0 ? (
        <Bound form={form} name="stateId">
          {(field) => (
            <Select
              label={words.state}
              required
              placeholder={words.chooseState}
              options={states.map((state) => ({ value: state.id, label: inLanguage(state, language) }))}
              {...field}
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
          {(field) => <TextField label={words.city} autoComplete="address-level2" maxLength={80} required {...field} />}
        </Bound>
        <Bound form={form} name="zipCode">
          {(field) => (
            <TextField
              label={words.zipCode}
              autoComplete="postal-code"
              maxLength={12}
              required
              hint={country !== "" && !hasPostcodes(country) ? words.zipHint : undefined}
              {...field}
            />
          )}
        </Bound>
      </div>
      <Bound form={form} name="fullAddress">
        {(field) => <TextArea label={words.detail} hint={words.detailHint} maxLength={200} rows={3} required {...field} />}
      </Bound>
      <UnprintableNotice texts={form.watch(["addressLastName", "consignee", "addressState", "city", "fullAddress"])} />
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
        <Bound form={form} name="isDefault">
          {(field) => <Checkbox label={words.setDefault} checked={field.value} onChange={field.onChange} />}
        </Bound>
      </Card>
    </FormPage>
  );
}
