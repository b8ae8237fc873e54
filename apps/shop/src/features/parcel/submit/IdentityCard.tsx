import { storageDict } from "@sihai/text/dict/storage";
import { Card, ChipGroup, TextField } from "@sihai/ui";
import { useDict } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";

type IdentityCardProps = {
  document: string | null;
  /** The number we have, masked: left empty, it stays. */
  kept?: string | null;
  companyError?: string | undefined;
  numberError?: string | undefined;
};

/** Who receives: a person or a company, with the number where customs ask for one. Numbers stay in memory only. */
export function IdentityCard(props: IdentityCardProps) {
  const words = useDict(storageDict);
  const kind = useParcelSubmit((state) => state.consigneeIdentity);
  return (
    <Card className="flex flex-col gap-3">
      <ChipGroup
        label={words.identity}
        showLabel
        value={kind}
        onChange={(consigneeIdentity) => useParcelSubmit.setState({ consigneeIdentity })}
        options={[
          { value: "personal", label: words.personal },
          { value: "company", label: words.company },
        ]}
      />
      {kind === "company" ? <CompanyFields {...props} /> : props.document === null ? null : <PersonField {...props} />}
    </Card>
  );
}

function CompanyFields({ document, kept = null, companyError, numberError }: IdentityCardProps) {
  const words = useDict(storageDict);
  const company = useParcelSubmit((state) => state.clearanceCompanyInfo);
  return (
    <>
      <TextField
        label={words.companyName}
        required
        maxLength={80}
        value={company.companyName}
        onChange={(companyName) => useParcelSubmit.setState({ clearanceCompanyInfo: { ...company, companyName } })}
        error={companyError}
      />
      <TextField
        label={words.companyNo}
        required={document !== null && kept === null}
        maxLength={40}
        value={company.companyUnifyNo}
        onChange={(companyUnifyNo) => useParcelSubmit.setState({ clearanceCompanyInfo: { ...company, companyUnifyNo } })}
        error={numberError}
        hint={kept === null ? words.identitySafe : words.identityKept(kept)}
        autoComplete="off"
      />
    </>
  );
}

/** The number on the document customs ask a person for. */
function PersonField({ document, kept = null, numberError }: IdentityCardProps) {
  const words = useDict(storageDict);
  const person = useParcelSubmit((state) => state.clearanceUserInfo);
  const docs: Record<string, string> = words.identityDocs;
  return (
    <TextField
      label={docs[document ?? ""] ?? words.identityNumber}
      required={kept === null}
      maxLength={40}
      value={person.clearanceIdCardNo}
      onChange={(clearanceIdCardNo) => useParcelSubmit.setState({ clearanceUserInfo: { clearanceIdCardNo } })}
      error={numberError}
      hint={kept === null ? words.identitySafe : words.identityKept(kept)}
      autoComplete="off"
    />
  );
}
