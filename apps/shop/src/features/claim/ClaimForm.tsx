import { toDecimal } from "@sihai/domain";
import { claimLimits, isGone } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, Card, MoneyField, Notice, Page, TextArea, Uploader } from "@sihai/ui";
import { uploadOwnPicture, useDict } from "#shop";
import { ClaimCard } from "./ClaimCard.tsx";
import { ClaimItems } from "./ClaimItems.tsx";
import { ClaimKinds } from "./ClaimKinds.tsx";
import { Reckoning } from "./Reckoning.tsx";
import type { ClaimsOnWire } from "./types.ts";
import { type ClaimDraft, useClaimForm } from "./use-claim-form.ts";

/** What went wrong, with which goods, as the photos show, and what it can come to. */
export function ClaimForm({ packageId, claims }: { packageId: string; claims: ClaimsOnWire }) {
  const words = useDict(claimDict);
  const draft = useClaimForm(packageId, claims);
  const { send, faults } = draft;
  const button = (
    <Button wide pending={send.pending} onClick={draft.submit}>
      {words.submit}
    </Button>
  );
  return (
    <Page title={words.title} footer={button}>
      {claims.claims.map((claim) => (
        <ClaimCard key={claim.claimNo} claim={claim} />
      ))}
      {send.error ? (
        <Notice alert tone="danger" title={words.failed}>
          {send.error.message}
        </Notice>
      ) : null}
      <ClaimKinds kinds={claims.kinds} value={draft.kind} onChange={draft.setKind} />
      {draft.namesGoods ? (
        <ClaimItems items={claims.items} pieces={draft.pieces} onChange={draft.setPieces} error={faults.at("items")} />
      ) : null}
      <Description draft={draft} />
      <Claimed draft={draft} claims={claims} />
    </Page>
  );
}

/** What happened, in words and pictures. */
function Description({ draft }: { draft: ClaimDraft }) {
  const words = useDict(claimDict);
  return (
    <Card title={words.describe} className="flex flex-col gap-4">
      {isGone(draft.kind) ? <p className="text-note text-grey">{words.whole}</p> : null}
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        required
        maxLength={claimLimits.description}
        value={draft.description}
        onChange={draft.setDescription}
        {...draft.faults.of("description")}
      />
      <Uploader
        label={words.photos}
        hint={words.photosHint}
        max={claimLimits.photos}
        value={draft.photos}
        onChange={draft.setPhotos}
        error={draft.faults.at("photos")}
        upload={uploadOwnPicture}
      />
    </Card>
  );
}

/** The most it can come to, how that is found, and how much of it is claimed. */
function Claimed({ draft, claims: { insured, insurable, freight, terms } }: { draft: ClaimDraft; claims: ClaimsOnWire }) {
  const words = useDict(claimDict);
  const { reckoned, most, kind } = draft;
  const { basis } = reckoned;
  const sums = { goods: toDecimal(reckoned.goods), loss: toDecimal(reckoned.loss), maximum: most };
  return (
    <Card title={words.reckoning} className="flex flex-col gap-4">
      <Reckoning reckoned={{ basis, insured, freight, ...sums }} />
      {insured === "0.00" && insurable !== null && kind !== "delayed" ? (
        <p className="text-note text-grey">{words.insurableTo(cnyText(insurable))}</p>
      ) : null}
      {most === "0.00" ? null : (
        <MoneyField label={words.amount} value={draft.amount} onChange={draft.setTyped} {...draft.faults.of("amount")} />
      )}
      <p className="text-note text-grey">{words.answerIn(terms.answerWorkingDays)}</p>
    </Card>
  );
}
