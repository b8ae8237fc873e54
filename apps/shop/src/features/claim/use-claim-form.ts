import { claimDescription, openClaim, parcelClaims } from "@sihai/contract/claim";
import { parcelDetail } from "@sihai/contract/parcel";
import { cny, compare, isAmount, isPositive, toDecimal } from "@sihai/domain";
import { calculateClaim, claimKinds, isGone } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { type ClaimWords, claimDict } from "@sihai/text/dict/claim";
import { toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { fieldText, showRefusal, useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import type { ClaimKindOnWire, ClaimsOnWire } from "./types.ts";

export type ClaimDraft = ReturnType<typeof useClaimForm>;
type ClaimEntry = z.infer<ReturnType<typeof entrySchema>>;

/** What is being claimed for a parcel: it takes photos and a while, and a phone may take the page away meanwhile. */
export const claimDraft = tabDraft<ClaimEntry>("sh_claim");

/** What is claimed, what it can come to by the rules, and the sending of it. */
export function useClaimForm(packageId: string, claims: ClaimsOnWire) {
  const words = useDict(claimDict);
  const [single] = claims.items.length === 1 ? claims.items : [];
  const form = useKeptForm<ClaimEntry>(claimSchema(claims, words), claimDraft, packageId, {
    kind: claims.likely ?? "damaged",
    pieces: single ? { [single.itemNo]: single.quantity } : {},
    description: "",
    photos: [],
    amount: null,
  });
  const send = useAction(openClaim, {
    quiet: true,
    refreshes: [parcelClaims, parcelDetail],
    onDone: ({ claimNo }) => {
      claimDraft.forget();
      toastSuccess(words.submitted(claimNo));
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        CLAIM_ITEMS_WRONG: "pieces",
        CLAIM_AMOUNT_REFUSED: "amount",
        CLAIM_PHOTO_MISSING: "photos",
        CLAIM_PHOTO_NOT_FOUND: "photos",
      }),
  });
  const entry = form.watch();
  const calculated = calculate(claims, entry);
  const most = toDecimal(calculated.maximum);

  function submit({ kind, pieces, description, photos, amount }: ClaimEntry) {
    const items = namesGoods(kind) ? namedOf(claims, pieces) : [];
    const body = { packageId, kind, items, description, photos: photos.map(({ id }) => id) };
    return send.run({ body: { ...body, amount: toDecimal(cny(amount ?? most)) } });
  }

  return { form, kind: entry.kind, namesGoods: namesGoods(entry.kind), calculated, most, send, submit };
}

/** Whether it is about some of the goods: not where all of them are gone, nor where they only came late. */
function namesGoods(kind: ClaimKindOnWire): boolean {
  return !isGone(kind) && kind !== "delayed";
}

type Pieces = Readonly<Record<string, number>>;

function namedOf({ items }: ClaimsOnWire, pieces: Pieces) {
  return items.map(({ itemNo }) => ({ itemNo, quantity: pieces[itemNo] ?? 0 })).filter(({ quantity }) => quantity > 0);
}

function calculate(
  { items, insured, freight, terms }: ClaimsOnWire,
  { kind, pieces }: { kind: ClaimKindOnWire; pieces: Pieces },
) {
  const claimed = (itemNo: string, quantity: number) => {
    if (isGone(kind)) return quantity;
    return namesGoods(kind) ? (pieces[itemNo] ?? 0) : 0;
  };
  return calculateClaim({
    kind,
    insured: cny(insured),
    freight: cny(freight),
    terms,
    goods: items.map(({ itemNo, value, quantity }) => ({ value: cny(value), quantity, claimed: claimed(itemNo, quantity) })),
  });
}

function entrySchema(words: ClaimWords) {
  return z.object({
    kind: z.enum(claimKinds),
    /** By item number. */
    pieces: z.record(z.string(), z.number()),
    description: fieldText(claimDescription, words.descriptionNeeded),
    photos: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
    /** Null until one is typed: all it can come to. */
    amount: z.nullable(z.string()),
  });
}

/** What must be there depends on what went wrong, and the amount on what the rules make of it. */
function claimSchema(claims: ClaimsOnWire, words: ClaimWords) {
  return entrySchema(words).check(
    z.refine(({ kind, pieces }) => !namesGoods(kind) || namedOf(claims, pieces).length > 0, {
      path: ["pieces"],
      error: words.itemsNeeded,
    }),
    z.refine(({ kind, photos }) => !namesGoods(kind) || photos.length > 0, { path: ["photos"], error: words.photosNeeded }),
    z.check<ClaimEntry>(({ value, issues }) => {
      // Before goods are named it comes to nothing, and no amount is asked for.
      if (namesGoods(value.kind) && namedOf(claims, value.pieces).length === 0) return;
      const { maximum } = calculate(claims, value);
      const most = toDecimal(maximum);
      const amount = value.amount ?? most;
      if (isAmount(amount) && isPositive(amount) && compare(cny(amount), maximum) <= 0) return;
      issues.push({ code: "custom", path: ["amount"], input: amount, message: words.amountWrong(cnyText(most)) });
    }),
  );
}
