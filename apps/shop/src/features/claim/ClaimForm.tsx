import { openClaim, parcelClaims } from "@sihai/contract/claim";
import { parcelDetail } from "@sihai/contract/parcel";
import { cny, toDecimal } from "@sihai/domain";
import { claimLimits, isGone, reckonClaim } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, Card, MoneyField, Notice, Page, TextArea, toastSuccess, type UploadedPicture, Uploader } from "@sihai/ui";
import { useState } from "react";
import { uploadOwnPicture, useAction, useDict } from "#shop";
import { ClaimCard } from "./ClaimCard.tsx";
import { ClaimItems } from "./ClaimItems.tsx";
import { ClaimKinds } from "./ClaimKinds.tsx";
import { Reckoning } from "./Reckoning.tsx";
import type { ClaimKindOnWire, ClaimsOnWire } from "./types.ts";

/** What went wrong, with which goods, as the photos show, and what it can come to. */
export function ClaimForm({ packageId, claims }: { packageId: string; claims: ClaimsOnWire }) {
  const words = useDict(claimDict);
  const { items, kinds, likely, insured, insurable, freight } = claims;
  const [kind, setKind] = useState<ClaimKindOnWire>(likely ?? "damaged");
  const [single] = items.length === 1 ? items : [];
  const [chosen, setPieces] = useState<Record<string, number>>(() => (single ? { [single.itemNo]: single.quantity } : {}));
  const [description, setDescription] = useState("");
  const [photos, setPhotos] = useState<UploadedPicture[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const send = useAction(openClaim, {
    quiet: true,
    refreshes: [parcelClaims, parcelDetail],
    onDone: ({ claimNo }) => toastSuccess(words.submitted(claimNo)),
  });

  const namesGoods = !isGone(kind) && kind !== "delayed";
  const claimed = (itemNo: string, quantity: number) => (isGone(kind) ? quantity : namesGoods ? (chosen[itemNo] ?? 0) : 0);
  const reckoned = reckonClaim({
    kind,
    insured: cny(insured),
    freight: cny(freight),
    goods: items.map(({ itemNo, value, quantity }) => ({ value: cny(value), quantity, claimed: claimed(itemNo, quantity) })),
  });
  const most = toDecimal(reckoned.maximum);
  const amount = typed ?? most;
  const isAmount =
    /^\d{1,9}(\.\d{1,2})?$/.test(amount) && cny(amount).amount > 0n && cny(amount).amount <= reckoned.maximum.amount;
  const lacksItems = namesGoods && !items.some(({ itemNo }) => (chosen[itemNo] ?? 0) > 0);
  const lacksText = description.trim().length < 4;
  const lacksPhotos = namesGoods && photos.length === 0;

  function submit() {
    setTried(true);
    if (lacksItems || lacksText || lacksPhotos || !isAmount) return;
    void send.run({
      body: {
        packageId,
        kind,
        items: namesGoods
          ? items.flatMap(({ itemNo }) => {
              const quantity = chosen[itemNo] ?? 0;
              return quantity > 0 ? [{ itemNo, quantity }] : [];
            })
          : [],
        description: description.trim(),
        photos: photos.map(({ id }) => id),
        amount: toDecimal(cny(amount)),
      },
    });
  }

  return (
    <Page
      title={words.title}
      footer={
        <Button wide pending={send.pending} onClick={submit}>
          {words.submit}
        </Button>
      }
    >
      {claims.claims.map((claim) => (
        <ClaimCard key={claim.claimNo} claim={claim} />
      ))}
      {send.error ? (
        <Notice alert tone="danger" title={words.failed}>
          {send.error.message}
        </Notice>
      ) : null}
      <ClaimKinds kinds={kinds} value={kind} onChange={setKind} />
      {namesGoods ? (
        <ClaimItems
          items={items}
          pieces={chosen}
          onChange={setPieces}
          error={tried && lacksItems ? words.itemsNeeded : undefined}
        />
      ) : null}
      <Card title={words.describe} className="flex flex-col gap-4">
        {isGone(kind) ? <p className="text-note text-grey">{words.whole}</p> : null}
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          required
          maxLength={claimLimits.description}
          value={description}
          onChange={setDescription}
          error={tried && lacksText ? words.descriptionNeeded : undefined}
        />
        <Uploader
          label={words.photos}
          hint={words.photosHint}
          max={claimLimits.photos}
          value={photos}
          onChange={setPhotos}
          error={tried && lacksPhotos ? words.photosNeeded : undefined}
          upload={uploadOwnPicture}
        />
      </Card>
      <Card title={words.reckoning} className="flex flex-col gap-4">
        <Reckoning
          reckoned={{
            basis: reckoned.basis,
            insured,
            freight,
            goods: toDecimal(reckoned.goods),
            loss: toDecimal(reckoned.loss),
            maximum: most,
          }}
        />
        {insured === "0.00" && insurable !== null && kind !== "delayed" ? (
          <p className="text-note text-grey">{words.insurableTo(cnyText(insurable))}</p>
        ) : null}
        {most === "0.00" ? null : (
          <MoneyField
            label={words.amount}
            value={amount}
            onChange={setTyped}
            error={tried && !isAmount ? words.amountWrong(cnyText(most)) : undefined}
          />
        )}
        <p className="text-note text-grey">{words.answerIn}</p>
      </Card>
    </Page>
  );
}
