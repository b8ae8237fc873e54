import { useAction } from "@sihai/client";
import { giveUpDispute, listDisputes, readDispute } from "@sihai/contract/dispute";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { Button, Card, confirmBox, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";

/** For a dispute with nothing to say against it: lost at once, with the reason on record. */
export function GiveUp({ disputeNo }: { disputeNo: string }) {
  const words = useDict(consoleDisputeDict).giveUp;
  const [reason, setReason] = useState("");
  const giveUp = useAction(giveUpDispute, {
    refreshes: [listDisputes, readDispute],
    onDone: () => toastSuccess(words.done(disputeNo)),
  });
  async function ask() {
    const isSure = await confirmBox({ title: words.sure(disputeNo), text: words.note, confirmText: words.button, danger: true });
    if (isSure) void giveUp.run({ body: { disputeNo, reason } });
  }
  return (
    <Card title={words.title} className="flex flex-col gap-3">
      <p className="text-note text-grey">{words.note}</p>
      <TextArea label={words.reason} rows={2} maxLength={500} value={reason} onChange={setReason} />
      <div>
        <Button
          kind="danger"
          pending={giveUp.pending}
          disabledReason={reason.trim() === "" ? words.needReason : null}
          onClick={() => void ask()}
        >
          {words.button}
        </Button>
      </div>
    </Card>
  );
}
