import { identityDict } from "@sihai/text/dict/identity";
import { Button, Checkbox, Sheet } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { Agreement, type AgreementName } from "./Agreement.tsx";

type AgreementTickProps = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined };

/** The tick for Terms of Service and Privacy Policy (rules B-65 and B-66); each opens in a sheet, to be read before it is accepted. */
export function AgreementTick({ checked, onChange, error }: AgreementTickProps) {
  const words = useDict(identityDict);
  const [reading, setReading] = useState<AgreementName | null>(null);
  const titles = { terms: words.terms, privacy: words.privacy };
  const close = () => setReading(null);
  return (
    <div>
      <Checkbox
        checked={checked}
        onChange={onChange}
        error={error}
        label={`${words.iAgree} ${words.terms} ${words.and} ${words.privacy}`}
      />
      <div className="flex flex-wrap gap-x-4 pl-8.5">
        {(["terms", "privacy"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setReading(name)}
            className="min-h-11 font-semibold text-brand-strong"
          >
            {titles[name]}
          </button>
        ))}
      </div>
      <Sheet
        open={reading !== null}
        onClose={close}
        title={titles[reading ?? "terms"]}
        footer={
          <Button
            wide
            onClick={() => {
              onChange(true);
              close();
            }}
          >
            {words.agreeAndClose}
          </Button>
        }
      >
        {reading === null ? null : <Agreement name={reading} />}
      </Sheet>
    </div>
  );
}
