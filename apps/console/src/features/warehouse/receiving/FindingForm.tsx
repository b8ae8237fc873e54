import { useAction } from "@sihai/client";
import { listExpected, recordFinding, scanDelivery, signDelivery } from "@sihai/contract/warehouse";
import { type FindingKind, findingKindsAt, findingPhotosMax, isRefusable } from "@sihai/domain/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Checkbox, ChipGroup, confirmBox, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { type Camera, PhotoTray, useDirty, usePhotos } from "#bench";
import { useDict } from "#console";
import type { BenchItem } from "./bench-item.ts";

type FindingFormProps = {
  item: BenchItem;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onDone: () => void;
};

/** The item is not what it should be: what is wrong, a picture of it, and a word to the buyer, who has 72 hours to answer. */
export function FindingForm({ item, camera, onDirty, onClose, onDone }: FindingFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const [kind, setKind] = useState<FindingKind>("wrong-goods");
  const [note, setNote] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [tried, setTried] = useState(false);
  const photos = usePhotos(item.itemNo, `finding-${item.itemNo}`);
  const sign = useAction(signDelivery);
  const find = useAction(recordFinding, {
    refreshes: [scanDelivery, listExpected],
    onDone: ({ answerBefore }) => {
      photos.clear();
      toastSuccess(answerBefore === null ? words.refused(item.itemNo) : words.asked(item.itemNo));
      onDone();
    },
  });
  useDirty(note !== "" || photos.shots.length > 0, onDirty);
  const refuses = isRefused && isRefusable(kind, item.warehouse);
  const lacksNote = note.trim().length < 2;

  async function submit() {
    setTried(true);
    if (lacksNote || photos.fileIds.length === 0) return;
    if (refuses && !(await confirmBox({ title: words.refuse, text: words.refuseSure, danger: true, confirmText: words.refuse })))
      return;
    const { trackingNo } = item;
    if (item.state !== "signed" && trackingNo !== null && !(await sign.run({ body: { trackingNo } }))) return;
    await find.run({ body: { itemNo: item.itemNo, kind, note: note.trim(), photos: photos.fileIds, refuse: refuses } });
  }

  return (
    <Card title={words.notRight} aside={item.itemNo}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ChipGroup
          label={words.notRight}
          value={kind}
          onChange={setKind}
          options={findingKindsAt(item.warehouse).map((value) => ({ value, label: words.findings[value] }))}
        />
        <PhotoTray
          title={shared.photos.title}
          photos={photos}
          needed={1}
          most={findingPhotosMax}
          camera={camera}
          error={tried && photos.shots.length === 0 ? words.photosMissing(1) : undefined}
        />
        <TextArea
          label={words.toBuyer}
          value={note}
          onChange={setNote}
          maxLength={300}
          rows={2}
          error={tried && lacksNote ? words.toBuyerNeeded : undefined}
        />
        {isRefusable(kind, item.warehouse) ? (
          <Checkbox label={words.refuse} note={words.refuseNote} checked={isRefused} onChange={setRefused} />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            kind={refuses ? "danger" : "primary"}
            pending={sign.pending || find.pending}
            disabledReason={photos.pending ? shared.photos.uploading : null}
          >
            {refuses ? words.refuse : words.askBuyer}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.backToStockIn}
          </Button>
        </div>
      </form>
    </Card>
  );
}
