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
      <AgreementSheet
        name={reading}
        title={titles[reading ?? "terms"]}
        onClose={() => setReading(null)}
        onAgree={() => onChange(true)}
      />
    </div>
  );
}

/** `name`: which is read; null while none is. */
type AgreementSheetProps = { name: AgreementName | null; title: string; onClose: () => void; onAgree: () => void };

function AgreementSheet({ name, title, onClose, onAgree }: AgreementSheetProps) {
  const words = useDict(identityDict);
  const agree = () => {
    onAgree();
    onClose();
  };
  return (
    <Sheet
      open={name !== null}
      onClose={onClose}
      title={title}
      footer={
        <Button wide onClick={agree}>
          {words.agreeAndClose}
        </Button>
      }
    >
      {name === null ? null : <Agreement name={name} />}
    </Sheet>
  );
}
