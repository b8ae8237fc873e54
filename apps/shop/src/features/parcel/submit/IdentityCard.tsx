import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Card, ChipGroup, TextField } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import { useDict } from "#shop";
import type { IdentityFields } from "../../../stores/parcel-submit.ts";

type IdentityPartProps = {
  form: UseFormReturn<IdentityFields, unknown, IdentityFields>;
  document: string | null;
  /** The number we have, masked: left empty, it stays. */
  kept?: string | null;
};

type IdentityCardProps<Values extends IdentityFields> = Omit<IdentityPartProps, "form"> & {
  /** A form that says who receives, whatever else it says. */
  form: UseFormReturn<Values, unknown, Values>;
};

/** Who receives: a person or a company, with the number where customs ask for one. Numbers stay in memory only. */
export function IdentityCard<Values extends IdentityFields>({ form: larger, ...asked }: IdentityCardProps<Values>) {
  const words = useDict(storageDict);
  // The names of these fields are among the larger form's, which the types of its paths cannot say.
  const form = larger as IdentityPartProps["form"];
  const kind = form.watch("consigneeIdentity");
  return (
    <Card className="flex flex-col gap-3">
      <Bound form={form} name="consigneeIdentity">
        {({ value, onChange }) => (
          <ChipGroup
            label={words.identity}
            showLabel
            value={value}
            onChange={onChange}
            options={[
              { value: "personal", label: words.personal },
              { value: "company", label: words.company },
            ]}
          />
        )}
      </Bound>
      {kind === "company" ? (
        <CompanyFields form={form} {...asked} />
      ) : asked.document === null ? null : (
        <PersonField form={form} {...asked} />
      )}
    </Card>
  );
}

function CompanyFields({ form, document, kept = null }: IdentityPartProps) {
  const words = useDict(storageDict);
  return (
    <>
      <Bound form={form} name="clearanceCompanyInfo.companyName">
        {(field) => <TextField label={words.companyName} required maxLength={80} {...field} />}
      </Bound>
      <Bound form={form} name="clearanceCompanyInfo.companyUnifyNo">
        {(field) => (
          <TextField
            label={words.companyNo}
            required={document !== null && kept === null}
            maxLength={40}
            hint={kept === null ? words.identitySafe : words.identityKept(kept)}
            autoComplete="off"
            {...field}
          />
        )}
      </Bound>
    </>
  );
}

/** The number on the document customs ask a person for. */
function PersonField({ form, document, kept = null }: IdentityPartProps) {
  const words = useDict(storageDict);
  const docs: Record<string, string> = words.identityDocs;
  return (
    <Bound form={form} name="clearanceUserInfo.clearanceIdCardNo">
      {(field) => (
        <TextField
          label={docs[document ?? ""] ?? words.identityNumber}
          required={kept === null}
          maxLength={40}
          hint={kept === null ? words.identitySafe : words.identityKept(kept)}
          autoComplete="off"
          {...field}
        />
      )}
    </Bound>
  );
}
