import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Button, Checkbox, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { ArticleText } from "../content/help/ArticleText.tsx";

type TermsTickProps = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined };

/** The tick without which no enquiry is sent (rules K-49 and K-50); the rules open in a sheet. */
export function TermsTick({ checked, onChange, error }: TermsTickProps) {
  const words = useDict(enquiryDict);
  const [isReading, setIsReading] = useState(false);
  return (
    <div>
      <Checkbox checked={checked} onChange={onChange} error={error} label={words.agree(words.terms)} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsReading(true)}
        className="min-h-11 pl-8.5 font-semibold text-brand-strong first-letter:uppercase"
      >
        {words.terms}
      </button>
      <Sheet
        open={isReading}
        onClose={() => setIsReading(false)}
        title={words.terms}
        footer={
          <Button
            wide
            onClick={() => {
              onChange(true);
              setIsReading(false);
            }}
          >
            {words.agreeAndClose}
          </Button>
        }
      >
        {isReading ? <ArticleText helpId="enquiry-terms" /> : null}
      </Sheet>
    </div>
  );
}
