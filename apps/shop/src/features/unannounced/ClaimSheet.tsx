import { claimContents, claimUnannounced, listUnannounced } from "@sihai/contract/unannounced";
import { claimProofsMax } from "@sihai/domain/unannounced";
import { type UnannouncedWords, unannouncedDict } from "@sihai/text/dict/unannounced";
import { Bound, Card, FormSheet, TextArea, TextField, toastSuccess, type UploadedPicture, Uploader } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { fieldText, go, showRefusal, uploadOwnPicture, useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { MaskedNumber } from "./MaskedNumber.tsx";
import type { UnannouncedOnWire } from "./types.ts";

type ClaimSheetProps = {
  parcel: UnannouncedOnWire;
  guessesLeft: number;
  /** What was typed to find it: its hidden part need not be typed again. */
  typedNumber: string | undefined;
  onClose: () => void;
};

/** The hidden part of the number, what is inside, and pictures that prove it, unless the member's own mark does. */
export function ClaimSheet({ parcel, guessesLeft, typedNumber, onClose }: ClaimSheetProps) {
  const words = useDict(unannouncedDict);
  const { hidden: length } = parcel.number;
  const needsProof = !parcel.bearsMyMark;
  const { form, send, pending } = useClaimOf(parcel, typedNumber, onClose);
  return (
    <FormSheet
      open
      onClose={onClose}
      title={words.claimTitle}
      form={form}
      submitText={words.submit}
      pending={pending}
      disabledReason={guessesLeft === 0 ? words.noGuesses : null}
      onSubmit={send}
    >
      <Card className="flex flex-col gap-4">
        <MaskedNumber number={parcel.number} />
        <Bound form={form} name="hidden">
          {({ onChange, ...field }) => (
            <TextField
              label={words.hidden(length)}
              onChange={(value) => onChange(value.toUpperCase().replace(/[^A-Z0-9-]/g, ""))}
              maxLength={length}
              autoComplete="off"
              required
              hint={words.hiddenHint(guessesLeft)}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="contents">
          {(field) => <TextArea label={words.contents} maxLength={200} rows={2} required hint={words.contentsHint} {...field} />}
        </Bound>
        {needsProof ? <ProofPictures form={form} /> : null}
        <p className="text-body text-grey">{needsProof ? words.afterClaim : words.markEnough}</p>
      </Card>
    </FormSheet>
  );
}

function ProofPictures({ form }: { form: UseFormReturn<ClaimEntry> }) {
  const words = useDict(unannouncedDict);
  return (
    <Bound form={form} name="proofs">
      {(field) => (
        <Uploader label={words.proofs} max={claimProofsMax} hint={words.proofsHint} upload={uploadOwnPicture} {...field} />
      )}
    </Bound>
  );
}

type ClaimEntry = { hidden: string; contents: string; proofs: UploadedPicture[] };

/** What is being said to be inside, over a reload and the closing of the sheet: proofs are looked for elsewhere. */
const draft = tabDraft<ClaimEntry>("sh_unannounced");

/** What is said to be in the parcel, and the claiming of it: ours at once, or after staff have looked. */
function useClaimOf(parcel: UnannouncedOnWire, typedNumber: string | undefined, onClose: () => void) {
  const words = useDict(unannouncedDict);
  const form = useKeptForm<ClaimEntry>(claimSchema(parcel, words), draft, parcel.unannouncedNo, {
    hidden: partOf(parcel, typedNumber),
    contents: "",
    proofs: [],
  });
  const claim = useAction(claimUnannounced, {
    refreshes: [listUnannounced],
    onDone: ({ state, orderNo }) => {
      draft.forget();
      toastSuccess(state === "approved" ? words.yours : words.waiting);
      if (orderNo === null) onClose();
      else go("/order/detail", { orderNo }, { replace: true });
    },
    onFailed: (error) =>
      showRefusal(form, error, { UNANNOUNCED_DIGITS_WRONG: "hidden", CLAIM_PROOF_MISSING: "proofs", PHOTO_NOT_FOUND: "proofs" }),
  });
  const send = ({ proofs, ...told }: ClaimEntry) =>
    claim.run({ body: { unannouncedNo: parcel.unannouncedNo, ...told, proofs: proofs.map(({ id }) => id) } });
  return { form, send, pending: claim.pending };
}

function claimSchema({ number: { hidden: length }, bearsMyMark }: UnannouncedOnWire, words: UnannouncedWords) {
  return z.object({
    hidden: z.string().check(z.trim(), z.length(length, { error: words.hiddenWrong(length) })),
    contents: fieldText(claimContents, words.contentsNeeded),
    proofs: z
      .array(z.object({ id: z.string(), url: z.string(), name: z.string() }))
      .check(z.minLength(bearsMyMark ? 0 : 1, { error: words.proofsMissing })),
  });
}

/** What a number typed in full has in the hidden places; nothing when it is another number. */
function partOf({ number: { head, hidden, tail } }: UnannouncedOnWire, typed = ""): string {
  const number = typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();
  const fits = number.length === head.length + hidden + tail.length && number.startsWith(head) && number.endsWith(tail);
  return fits ? number.slice(head.length, head.length + hidden) : "";
}
