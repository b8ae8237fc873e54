import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Card, Checkbox } from "@sihai/ui";
import { useDict } from "#shop";
import { ReadTerms } from "../../content/agreement/ReadTerms.tsx";
import type { ParcelFieldsForm } from "./use-parcel-form.ts";

type SubmitTermsProps = {
  form: ParcelFieldsForm;
  insured: boolean;
  /** Services of its goods are not done. */
  leavesServices: boolean;
};

/** The agreements a parcel needs (rules H-128 and H-129), the insurance terms only where it is insured; each can be read on the spot. */
export function SubmitTerms({ form, insured, leavesServices }: SubmitTermsProps) {
  const words = useDict(storageDict);
  return (
    <Card className="flex flex-col">
      {insured ? (
        <>
          <Bound form={form} name="agreed.insurance">
            {({ value, ...field }) => <Checkbox label={words.agreeInsurance} checked={value} {...field} />}
          </Bound>
          <ReadTerms terms="insurance-terms" label={words.readTerms["insurance-terms"]} title={words.agreeInsurance} />
        </>
      ) : null}
      <Bound form={form} name="agreed.difference">
        {({ value, ...field }) => <Checkbox label={words.agreeDifference} checked={value} {...field} />}
      </Bound>
      <ReadTerms terms="deposit-terms" label={words.readTerms["deposit-terms"]} title={words.agreeDifference} />
      {leavesServices ? (
        <Bound form={form} name="agreed.openServices">
          {({ value, ...field }) => (
            <Checkbox label={words.agreeOpenServices} note={words.openServicesNote} checked={value} {...field} />
          )}
        </Bound>
      ) : null}
    </Card>
  );
}
