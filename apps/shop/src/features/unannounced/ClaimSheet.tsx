import { claimAbnormal, listAbnormal } from "@sihai/contract/unannounced";
import { claimProofsMax } from "@sihai/domain/unannounced";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { Button, Sheet, TextArea, TextField, toastSuccess, type UploadedPicture, Uploader } from "@sihai/ui";
import { useState } from "react";
import { go, uploadOwnPicture, useAction, useDict } from "#shop";
import { MaskedNumber } from "./MaskedNumber.tsx";
import type { AbnormalOnWire } from "./types.ts";

type ClaimSheetProps = {
  parcel: AbnormalOnWire;
  guessesLeft: number;
  /** What was typed to find it: its hidden part need not be typed again. */
  typedNumber: string | undefined;
  onClose: () => void;
};

/** The hidden part of the number, what is inside, and pictures that prove it, unless the member's own mark does. */
export function ClaimSheet({ parcel, guessesLeft, typedNumber, onClose }: ClaimSheetProps) {
  const words = useDict(unannouncedDict);
  const { hidden: length } = parcel.number;
  const [hidden, setHidden] = useState(() => partOf(parcel, typedNumber));
  const [contents, setContents] = useState("");
  const [proofs, setProofs] = useState<UploadedPicture[]>([]);
  const [tried, setTried] = useState(false);
  const needsProof = !parcel.bearsMyMark;
  const claim = useAction(claimAbnormal, {
    refreshes: [listAbnormal],
    onDone: ({ state, orderNo }) => {
      toastSuccess(state === "approved" ? words.yours : words.waiting);
      if (orderNo === null) onClose();
      else go("/order/detail", { orderNo }, { replace: true });
    },
  });
  const lacksHidden = hidden.trim().length !== length;
  const lacksContents = contents.trim().length < 2;
  const lacksProof = needsProof && proofs.length === 0;

  function submit() {
    setTried(true);
    if (lacksHidden || lacksContents || lacksProof) return;
    const proofIds = proofs.map(({ id }) => id);
    void claim.run({
      body: { abnormalNo: parcel.abnormalNo, hidden: hidden.trim(), contents: contents.trim(), proofs: proofIds },
    });
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.claimTitle}
      footer={
        <Button wide pending={claim.pending} disabledReason={guessesLeft === 0 ? words.noGuesses : null} onClick={submit}>
          {words.submit}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 rounded-card bg-white p-4">
        <MaskedNumber number={parcel.number} />
        <TextField
          label={words.hidden(length)}
          value={hidden}
          onChange={(value) => setHidden(value.toUpperCase().replace(/[^A-Z0-9-]/g, ""))}
          maxLength={length}
          autoComplete="off"
          required
          hint={words.hiddenHint(guessesLeft)}
          error={tried && lacksHidden ? words.hiddenWrong(length) : undefined}
        />
        <TextArea
          label={words.contents}
          value={contents}
          onChange={setContents}
          maxLength={200}
          rows={2}
          required
          hint={words.contentsHint}
          error={tried && lacksContents ? words.contentsNeeded : undefined}
        />
        {needsProof ? (
          <Uploader
            label={words.proofs}
            value={proofs}
            onChange={setProofs}
            max={claimProofsMax}
            hint={words.proofsHint}
            error={tried && lacksProof ? words.proofsMissing : undefined}
            upload={uploadOwnPicture}
          />
        ) : null}
        <p className="text-body text-grey">{needsProof ? words.afterClaim : words.markEnough}</p>
      </div>
    </Sheet>
  );
}

/** What a number typed in full has in the hidden places; nothing when it is another number. */
function partOf({ number: { head, hidden, tail } }: AbnormalOnWire, typed = ""): string {
  const number = typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();
  const fits = number.length === head.length + hidden + tail.length && number.startsWith(head) && number.endsWith(tail);
  return fits ? number.slice(head.length, head.length + hidden) : "";
}
