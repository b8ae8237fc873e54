import { toDecimal } from "@sihai/domain";
import { claimLimits, isGone } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Bound, Card, FormPage, MoneyField, Notice, TextArea, Uploader } from "@sihai/ui";
import { uploadOwnPicture, useDict } from "#shop";
import { ClaimCalculation } from "./ClaimCalculation.tsx";
import { ClaimCard } from "./ClaimCard.tsx";
import { ClaimItems } from "./ClaimItems.tsx";
import { ClaimKinds } from "./ClaimKinds.tsx";
import type { ClaimsOnWire } from "./types.ts";
import { type ClaimDraft, useClaimForm } from "./use-claim-form.ts";

/** What went wrong, with which goods, as the photos show, and what it can come to; below the claims there are. */
export function ClaimForm({ packageId, claims }: { packageId: string; claims: ClaimsOnWire }) {
  const words = useDict(claimDict);
  const draft = useClaimForm(packageId, claims);
  const { form, send } = draft;
  return (
    <FormPage
      title={words.title}
      form={form}
      submitText={words.submit}
      pending={send.pending}
      before={claims.claims.map((claim) => <ClaimCard key={claim.claimNo} claim={claim} />)}
      className="flex flex-col gap-3"
      onSubmit={draft.submit}
    >
      {send.error ? (
        <Notice alert tone="danger" title={words.failed}>
          {send.error.message}
        </Notice>
      ) : null}
      <Bound form={form} name="kind">
        {({ value, onChange }) => <ClaimKinds kinds={claims.kinds} value={value} onChange={onChange} />}
      </Bound>
      {draft.namesGoods ? (
        <Bound form={form} name="pieces">
          {({ value, onChange, error }) => <ClaimItems items={claims.items} pieces={value} onChange={onChange} error={error} />}
        </Bound>
      ) : null}
      <Description draft={draft} />
      <Claimed draft={draft} claims={claims} />
    </FormPage>
  );
}

/** What happened, in words and pictures. */
function Description({ draft: { form, kind } }: { draft: ClaimDraft }) {
  const words = useDict(claimDict);
  return (
    <Card title={words.describe} className="flex flex-col gap-4">
      {isGone(kind) ? <p className="text-note text-grey">{words.whole}</p> : null}
      <Bound form={form} name="description">
        {(field) => (
          <TextArea
            label={words.description}
            hint={words.descriptionHint}
            required
            maxLength={claimLimits.description}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="photos">
        {(field) => (
          <Uploader label={words.photos} hint={words.photosHint} max={claimLimits.photos} upload={uploadOwnPicture} {...field} />
        )}
      </Bound>
    </Card>
  );
}

/** The most it can come to, how that is found, and how much of it is claimed. */
function Claimed({ draft, claims: { insured, insurable, freight, terms } }: { draft: ClaimDraft; claims: ClaimsOnWire }) {
  const words = useDict(claimDict);
  const { form, calculated, most, kind } = draft;
  const { basis } = calculated;
  const sums = { goods: toDecimal(calculated.goods), loss: toDecimal(calculated.loss), maximum: most };
  return (
    <Card title={words.calculation} className="flex flex-col gap-4">
      <ClaimCalculation calculated={{ basis, insured, freight, ...sums }} />
      {insured === "0.00" && insurable !== null && kind !== "delayed" ? (
        <p className="text-note text-grey">{words.insurableTo(cnyText(insurable))}</p>
      ) : null}
      {most === "0.00" ? null : (
        <Bound form={form} name="amount">
          {({ value, ...field }) => <MoneyField label={words.amount} value={value ?? most} {...field} />}
        </Bound>
      )}
      <p className="text-note text-grey">{words.answerIn(terms.answerWorkingDays)}</p>
    </Card>
  );
}
