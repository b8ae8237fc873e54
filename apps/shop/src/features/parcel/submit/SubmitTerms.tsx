import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Card, Checkbox, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { ArticleText } from "../../content/help/ArticleText.tsx";
import type { ParcelFieldsForm } from "./use-parcel-form.ts";

type Terms = "insurance-terms" | "deposit-terms";
type SubmitTermsProps = {
  form: ParcelFieldsForm;
  insured: boolean;
  /** Services of its goods are not done. */
  leavesServices: boolean;
};

/** The agreements a parcel needs (rules H-128 and H-129), the insurance terms only where it is insured; each can be read on the spot. */
export function SubmitTerms({ form, insured, leavesServices }: SubmitTermsProps) {
  const words = useDict(storageDict);
  const [reading, setReading] = useState<Terms>();
  return (
    <Card className="flex flex-col">
      {insured ? (
        <>
          <Bound form={form} name="agreed.insurance">
            {({ value, ...field }) => <Checkbox label={words.agreeInsurance} checked={value} {...field} />}
          </Bound>
          <ReadTerms terms="insurance-terms" onRead={setReading} />
        </>
      ) : null}
      <Bound form={form} name="agreed.difference">
        {({ value, ...field }) => <Checkbox label={words.agreeDifference} checked={value} {...field} />}
      </Bound>
      <ReadTerms terms="deposit-terms" onRead={setReading} />
      {leavesServices ? (
        <Bound form={form} name="agreed.openServices">
          {({ value, ...field }) => (
            <Checkbox label={words.agreeOpenServices} note={words.openServicesNote} checked={value} {...field} />
          )}
        </Bound>
      ) : null}
      <Sheet
        open={reading !== undefined}
        onClose={() => setReading(undefined)}
        title={reading === "insurance-terms" ? words.agreeInsurance : words.agreeDifference}
      >
        {reading === undefined ? null : <ArticleText helpId={reading} />}
      </Sheet>
    </Card>
  );
}

function ReadTerms({ terms, onRead }: { terms: Terms; onRead: (terms: Terms) => void }) {
  const words = useDict(storageDict);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onRead(terms)}
      className="min-h-11 self-start pl-8.5 text-left text-note font-semibold text-brand-strong"
    >
      {words.readTerms[terms]}
    </button>
  );
}
