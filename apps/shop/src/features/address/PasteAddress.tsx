import { type ReadField, readAddress } from "@sihai/domain/address";
import { languages } from "@sihai/domain/language";
import type { PlaceLists } from "@sihai/domain/setting";
import { countryName } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import { Button, Card, Fold, TextArea, type useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import type { AddressForm } from "../../stores/address-draft.ts";

type PasteAddressProps = {
  form: ReturnType<typeof useSchemaForm<AddressForm>>;
  places: PlaceLists;
  /** What was put in by guessing: the fields with what stands in them. */
  onGuessed: (guessed: Partial<Record<ReadField, string>>) => void;
};

/** A text as somebody was sent it becomes the fields of the form; what it does not say stays as it is. */
export function PasteAddress({ form, places, onGuessed }: PasteAddressProps) {
  const words = useDict(addressDict);
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<string | null>(null);

  function fillIn() {
    const countryNames = Object.fromEntries(
      places.countries.map(({ code }) => [code, languages.map((language) => countryName(code, language))]),
    );
    const { fields, unsure } = readAddress(text, { places, countryNames, country: form.getValues("countryId") });
    const read = Object.entries(fields);
    if (fields.countryId !== undefined && fields.countryId !== form.getValues("countryId")) {
      form.setValue("stateId", "");
      form.setValue("addressState", "");
    }
    for (const field of readFields) {
      const value = fields[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
    onGuessed(Object.fromEntries(unsure.map((field) => [field, fields[field] ?? ""])));
    setOutcome(read.length === 0 ? words.pasteNothing : unsure.length === 0 ? words.pasteDone : words.pasteUnsure);
  }

  return (
    <Card>
      <Fold title={words.paste} about={words.pasteAbout}>
        <div className="flex flex-col gap-3">
          <TextArea label={words.pasted} hint={words.pasteHint} maxLength={1000} rows={4} value={text} onChange={setText} />
          <Button wide kind="quiet" disabledReason={text.trim() === "" ? words.pasteFirst : null} onClick={fillIn}>
            {words.fillIn}
          </Button>
          <p role="status" className="text-grey">
            {outcome}
          </p>
        </div>
      </Fold>
    </Card>
  );
}

const readFields: readonly ReadField[] = [
  ...(["countryId", "consignee", "addressLastName", "contact", "email"] as const),
  ...(["stateId", "city", "fullAddress", "zipCode"] as const),
];
