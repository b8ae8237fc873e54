import { useAction } from "@sihai/client";
import { holdParcel, packingParcel, packingQueue, releaseParcel } from "@sihai/contract/parcel";
import { tellsSomething } from "@sihai/domain";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Button, LinkButton, promptBox, toastSuccess } from "@sihai/ui";
import { href, useDict, useMay } from "#console";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

type MissingButtonProps = {
  item: Pick<ParcelOnBench["items"][number], "itemNo" | "shelf" | "missing">;
  packageId: string;
  warehouse: number;
};

/** The item is not on its shelf: the customer is told, and the shelf can be counted. Scanning it, once found, clears that by itself. */
export function MissingButton({ item: { itemNo, shelf, missing }, packageId, warehouse }: MissingButtonProps) {
  const words = useDict(consolePackingDict);
  const may = useMay();
  const refreshes = [packingParcel, packingQueue];
  const hold = useAction(holdParcel, { refreshes, onDone: () => toastSuccess(words.missingTold(itemNo)) });
  const release = useAction(releaseParcel, { refreshes });

  async function reportMissing() {
    const note = await promptBox({
      title: words.missingTitle(itemNo),
      text: words.missingHelp,
      label: words.missingNote,
      maxLength: 200,
      validate: (text) => (text.trim() === "" ? words.missingNoteNeeded : null),
      pattern: tellsSomething,
    });
    if (note !== null) void hold.run({ body: { packageId, itemNo, note: note.trim() } });
  }

  if (missing === null) {
    return (
      <Button small kind="plain" pending={hold.pending} label={words.missingOf(itemNo)} onClick={() => void reportMissing()}>
        {words.notThere}
      </Button>
    );
  }
  return (
    <>
      {may("storage.record") ? (
        <LinkButton small kind="plain" href={href("/storage", { tab: "count", warehouse: String(warehouse), shelf })}>
          {words.countShelf(shelf)}
        </LinkButton>
      ) : null}
      <Button
        small
        kind="plain"
        pending={release.pending}
        label={words.notMissing(itemNo)}
        onClick={() => void release.run({ body: { packageId, itemNo } })}
      >
        {words.takeBackMissing}
      </Button>
    </>
  );
}
