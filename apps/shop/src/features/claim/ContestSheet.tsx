import { contestClaimOffer, parcelClaims } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, Sheet, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";

type ContestSheetProps = { claimNo: string; title: string; onClose: () => void };

/** Why an offer is not enough, or why a claim that lapsed is taken up again. */
export function ContestSheet({ claimNo, title, onClose }: ContestSheetProps) {
  const words = useDict(claimDict);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const lacksText = text.trim().length < 4;
  const contest = useAction(contestClaimOffer, {
    refreshes: [parcelClaims],
    onDone: () => {
      toastSuccess(words.contested);
      onClose();
    },
  });

  function submit() {
    setTried(true);
    if (!lacksText) void contest.run({ body: { claimNo, text: text.trim() } });
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button wide pending={contest.pending} onClick={submit}>
          {words.send}
        </Button>
      }
    >
      <div className="rounded-card bg-white p-4">
        <TextArea
          label={words.description}
          hint={words.contestHint}
          required
          rows={4}
          maxLength={claimLimits.message}
          value={text}
          onChange={setText}
          error={tried && lacksText ? words.descriptionNeeded : undefined}
        />
      </div>
    </Sheet>
  );
}
