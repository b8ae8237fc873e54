import type { AgreementName } from "@sihai/contract/content";
import { Sheet } from "@sihai/ui";
import { useState } from "react";
import { ArticleText } from "../help/ArticleText.tsx";

type ReadTermsProps = { terms: AgreementName; label: string; title: string };

/** The terms a tick accepts, one press away from it. */
export function ReadTerms({ terms, label, title }: ReadTermsProps) {
  const [isReading, setIsReading] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsReading(true)}
        className="min-h-11 self-start pl-8.5 text-left text-note font-semibold text-brand-strong"
      >
        {label}
      </button>
      <Sheet open={isReading} onClose={() => setIsReading(false)} title={title}>
        {isReading ? <ArticleText helpId={terms} /> : null}
      </Sheet>
    </>
  );
}
