import { cancelConsult, closeConsult, listConsults, readConsult } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Button, confirmBox, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useSettings } from "#shop";
import type { ConsultOnWire } from "./types.ts";

/** Ending a question: settled, or called off while nobody has taken it up. */
export function ConsultActions({ consult: { consultNo, may } }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const days = useSettings()?.consultTerms.reopenDays;
  const refreshes = [readConsult, listConsults];
  const close = useAction(closeConsult, { refreshes, onDone: () => toastSuccess(words.closed) });
  const cancel = useAction(cancelConsult, { refreshes, onDone: () => toastSuccess(words.cancelled) });

  async function askToClose() {
    const text = days === undefined ? "" : words.closeText(days);
    if (await confirmBox({ title: words.closeTitle, text, confirmText: words.close })) await close.run({ body: { consultNo } });
  }
  async function askToCancel() {
    const isSure = await confirmBox({
      title: words.cancelTitle,
      text: words.cancelText,
      danger: true,
      confirmText: words.cancel,
      cancelText: words.keep,
    });
    if (isSure) await cancel.run({ body: { consultNo } });
  }

  if (may.close)
    return (
      <Button wide kind="quiet" pending={close.pending} onClick={() => void askToClose()}>
        {words.close}
      </Button>
    );
  if (!may.cancel) return null;
  return (
    <Button wide kind="quiet" pending={cancel.pending} onClick={() => void askToCancel()}>
      {words.cancel}
    </Button>
  );
}
