import { useAction } from "@sihai/client";
import { openBox, packingParcel, packingQueue } from "@sihai/contract/parcel";
import { tellsSomething } from "@sihai/domain";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Button, promptBox, toastSuccess } from "@sihai/ui";
import { Undo2 } from "lucide-react";
import { useDict } from "#console";

/** Takes back that the box was closed, with the reason, until it is sealed. */
export function OpenBoxButton({ packageId }: { packageId: string }) {
  const words = useDict(consolePackingDict);
  const open = useAction(openBox, { refreshes: [packingParcel, packingQueue], onDone: () => toastSuccess(words.boxOpened) });

  async function askAndOpen() {
    const reason = await promptBox({
      title: words.openBox,
      text: words.openBoxHelp,
      label: words.openBoxReason,
      maxLength: 200,
      validate: (text) => (text.trim() === "" ? words.openBoxReasonNeeded : null),
      pattern: tellsSomething,
    });
    if (reason !== null) void open.run({ body: { packageId, reason: reason.trim() } });
  }

  return (
    <Button kind="plain" icon={Undo2} pending={open.pending} onClick={() => void askAndOpen()}>
      {words.openBox}
    </Button>
  );
}
