import { openClaim, parcelClaims } from "@sihai/contract/claim";
import { parcelDetail } from "@sihai/contract/parcel";
import { cny, compare, isAmount, isPositive, toDecimal } from "@sihai/domain";
import { isGone, reckonClaim } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { toastSuccess, type UploadedPicture, useFaults } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";
import type { ClaimKindOnWire, ClaimsOnWire } from "./types.ts";

const descriptionLeast = 4;

export type ClaimDraft = ReturnType<typeof useClaimForm>;

/** What is claimed, what it can come to by the rules, and the sending of it. */
export function useClaimForm(packageId: string, { items, likely, insured, freight, terms }: ClaimsOnWire) {
  const words = useDict(claimDict);
  const [kind, setKind] = useState<ClaimKindOnWire>(likely ?? "damaged");
  const [single] = items.length === 1 ? items : [];
  const [pieces, setPieces] = useState<Record<string, number>>(() => (single ? { [single.itemNo]: single.quantity } : {}));
  const [description, setDescription] = useState("");
  const [photos, setPhotos] = useState<UploadedPicture[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const send = useAction(openClaim, {
    quiet: true,
    refreshes: [parcelClaims, parcelDetail],
    onDone: ({ claimNo }) => toastSuccess(words.submitted(claimNo)),
  });

  const namesGoods = !isGone(kind) && kind !== "delayed";
  const named = namesGoods ? items.map(({ itemNo }) => ({ itemNo, quantity: pieces[itemNo] ?? 0 })).filter(hasPieces) : [];
  const claimed = (itemNo: string, quantity: number) => (isGone(kind) ? quantity : namesGoods ? (pieces[itemNo] ?? 0) : 0);
  const reckoned = reckonClaim({
    kind,
    insured: cny(insured),
    freight: cny(freight),
    terms,
    goods: items.map(({ itemNo, value, quantity }) => ({ value: cny(value), quantity, claimed: claimed(itemNo, quantity) })),
  });
  const most = toDecimal(reckoned.maximum);
  const amount = typed ?? most;
  const isWithin = isPositive(amount) && compare(cny(amount), reckoned.maximum) <= 0;
  const faults = useFaults({
    items: namesGoods && named.length === 0 ? words.itemsNeeded : null,
    description: description.trim().length < descriptionLeast ? words.descriptionNeeded : null,
    photos: namesGoods && photos.length === 0 ? words.photosNeeded : null,
    amount: isAmount(amount) && isWithin ? null : words.amountWrong(cnyText(most)),
  });

  function submit() {
    if (faults.press() !== null) return;
    const body = { packageId, kind, items: named, description: description.trim(), photos: photos.map(({ id }) => id) };
    void send.run({ body: { ...body, amount: toDecimal(cny(amount)) } });
  }

  return {
    ...{ kind, setKind, pieces, setPieces, description, setDescription, photos, setPhotos, amount, setTyped },
    ...{ namesGoods, reckoned, most, faults, send, submit },
  };
}

function hasPieces({ quantity }: { quantity: number }): boolean {
  return quantity > 0;
}
