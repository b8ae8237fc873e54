import { storageDict } from "@sihai/text/dict/storage";
import { Card, Checkbox, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { ArticleText } from "../../content/help/ArticleText.tsx";

type Terms = "insurance-terms" | "deposit-terms";
type SubmitTermsProps = { insured: boolean; error: string | undefined };

/** The two agreements a parcel needs (rules H-128 and H-129), the insurance terms only where it is insured; each can be read on the spot. */
export function SubmitTerms({ insured, error }: SubmitTermsProps) {
  const words = useDict(storageDict);
  const agreed = useParcelSubmit((state) => state.agreed);
  const [reading, setReading] = useState<Terms>();
  const set = (part: Partial<typeof agreed>) => useParcelSubmit.setState({ agreed: { ...agreed, ...part } });
  return (
    <Card className="flex flex-col">
      {insured ? (
        <>
          <Checkbox
            label={words.agreeInsurance}
            checked={agreed.insurance}
            onChange={(insurance) => set({ insurance })}
            error={agreed.insurance ? undefined : error}
          />
          <ReadTerms terms="insurance-terms" onRead={setReading} />
        </>
      ) : null}
      <Checkbox
        label={words.agreeDifference}
        checked={agreed.difference}
        onChange={(difference) => set({ difference })}
        error={agreed.difference ? undefined : error}
      />
      <ReadTerms terms="deposit-terms" onRead={setReading} />
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
