import { useAction } from "@sihai/client";
import { listCustomerRows, readCustomer, resumeCustomer, stopCustomer, unlockCustomer } from "@sihai/contract/customer";
import { type CustomerStopKind, customerStopKinds } from "@sihai/domain/customer";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Button, Card, confirmBox, Fold, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import type { Customer } from "./customer.ts";

/** What may be done to an account, each with a reason; folded, for it is seldom wanted. */
export function StopCard({ customer }: { customer: Customer }) {
  const words = useDict(consoleCustomerDict);
  const [reason, setReason] = useState("");
  const missing = reason.trim() === "" ? words.reasonNeeded : null;
  const done = () => {
    toastSuccess(words.stopDone(customer.mark));
    setReason("");
  };
  const unlock = useAction(unlockCustomer, { refreshes: [readCustomer], onDone: done });
  return (
    <Card>
      <Fold title={words.stopTitle}>
        <div className="flex flex-col gap-4 pt-2">
          <TextArea label={words.stopReason} rows={2} maxLength={500} value={reason} onChange={setReason} />
          {customerStopKinds.map((kind) => (
            <StopAct key={kind} customer={customer} kind={kind} reason={reason} missing={missing} onDone={done} />
          ))}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button
              kind="quiet"
              pending={unlock.pending}
              disabledReason={missing}
              onClick={() => void unlock.run({ body: { userId: customer.userId, reason } })}
            >
              {words.unlock}
            </Button>
            <p className="min-w-0 flex-1 text-note text-grey">{words.unlockNote}</p>
          </div>
        </div>
      </Fold>
    </Card>
  );
}

type StopActProps = {
  customer: Customer;
  kind: CustomerStopKind;
  reason: string;
  missing: string | null;
  onDone: () => void;
};

function StopAct({ customer: { userId, mark, stops }, kind, reason, missing, onDone }: StopActProps) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const refreshes = [readCustomer, listCustomerRows];
  const stop = useAction(stopCustomer, { refreshes, onDone });
  const resume = useAction(resumeCustomer, { refreshes, onDone });
  const live = stops.find((each) => each.kind === kind && each.endedAt === null);
  const body = { userId, kind, reason };
  async function ask() {
    const text = (
      <>
        <p>{words.stopNotes[kind]}</p>
        <p className="mt-2 wrap-anywhere">{words.stopBecause(reason)}</p>
      </>
    );
    const question = { title: words.stopAsk[kind](mark), text, confirmText: words.stopActs[kind], danger: true };
    if (await confirmBox(question)) void stop.run({ body });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {live ? (
        <Button pending={resume.pending} disabledReason={missing} onClick={() => void resume.run({ body })}>
          {words.resumeActs[kind]}
        </Button>
      ) : (
        <Button kind="danger" pending={stop.pending} disabledReason={missing} onClick={() => void ask()}>
          {words.stopActs[kind]}
        </Button>
      )}
      <p className="min-w-0 flex-1 text-note text-grey">
        {live
          ? words.stoppedSince(formatDateTime(live.begunAt, language, beijing), live.begunBy, live.reason)
          : words.stopNotes[kind]}
      </p>
    </div>
  );
}
