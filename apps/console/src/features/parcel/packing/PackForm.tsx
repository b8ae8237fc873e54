import { call, useAction } from "@sihai/client";
import { closeService, packingParcel, packingQueue, packParcel, reopenService } from "@sihai/contract/parcel";
import { uploadBenchPhoto } from "@sihai/contract/warehouse";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, IconButton, Tag, toastSuccess, Uploader } from "@sihai/ui";
import { Check, Undo2 } from "lucide-react";
import { useState } from "react";
import { useDict } from "#console";
import { PhotoStrip, staffFile, wordOf } from "#desk";
import { FewerDone } from "./FewerDone.tsx";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

type Work = ParcelOnBench["work"][number];

/** Every service is closed, with its photo where one is owed, before the box may be. */
export function PackForm({ read: { parcel, work, putBack }, allPicked }: { read: ParcelOnBench; allPicked: boolean }) {
  const words = useDict(consolePackingDict);
  const { packageId } = parcel;
  const refreshes = [packingParcel, packingQueue];
  const pack = useAction(packParcel, { refreshes, onDone: () => toastSuccess(words.packedDone) });
  const left = work.filter(({ doneAt }) => doneAt === null).length;
  const reason = !allPicked ? words.pickFirst : putBack.length > 0 ? words.putBackFirst : left > 0 ? words.servicesFirst : null;
  return (
    <Card title={words.servicesToDo} aside={work.length > 0 ? words.pickedOf(work.length - left, work.length) : null}>
      <p className="text-note text-grey">{work.length === 0 ? words.noServices : words.closeByScan}</p>
      <ul className="divide-y divide-line">
        {work.map((work) => (
          <WorkRow key={`${work.code}-${work.itemNo ?? ""}`} work={work} packageId={packageId} />
        ))}
      </ul>
      <div className="mt-3">
        <Button pending={pack.pending} disabledReason={reason} onClick={() => void pack.run({ body: { packageId } })}>
          {words.packed}
        </Button>
      </div>
    </Card>
  );
}

/** One service: a press closes it, or the photo it owes does. */
function WorkRow({ work, packageId }: { work: Work; packageId: string }) {
  const words = useDict(consolePackingDict);
  const { code, quantity, doneAt, photo } = work;
  const name = wordOf(useDict(consoleDict).parcelServices, code);
  const [isFewer, setIsFewer] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <WorkName work={work} />
      {photo === null ? null : <PhotoStrip label={name} photos={[{ fileId: photo, alt: name }]} />}
      <WorkDone work={work} packageId={packageId} />
      {doneAt !== null ? null : (
        <Button small kind="plain" label={words.fewerOf(name)} onClick={() => setIsFewer(!isFewer)}>
          {quantity > 1 ? words.fewer : words.notPossible}
        </Button>
      )}
      {isFewer && doneAt === null ? (
        <div className="w-full">
          <FewerDone packageId={packageId} work={work} onClose={() => setIsFewer(false)} />
        </div>
      ) : null}
    </li>
  );
}

/** What is to be done, on which item, and whether a photo of it is owed. */
function WorkName({ work: { code, quantity, itemNo, needsPhoto, doneAt } }: { work: Work }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const name = wordOf(shared.parcelServices, code);
  return (
    <span className="min-w-[160px] flex-1">
      <span className="font-semibold">
        {name} × {quantity}
      </span>
      {itemNo === null ? null : <span className="block text-note text-grey">{itemNo}</span>}
      {needsPhoto && doneAt === null ? <span className="block text-note text-grey">{words.photoOwed}</span> : null}
    </span>
  );
}

/** Done, which can be taken back; or done now, by a press or by the photo it owes. */
function WorkDone({ work: { code, itemNo, needsPhoto, doneAt }, packageId }: { work: Work; packageId: string }) {
  const words = useDict(consolePackingDict);
  const name = wordOf(useDict(consoleDict).parcelServices, code);
  const close = useAction(closeService, { refreshes: [packingParcel, packingQueue] });
  const reopen = useAction(reopenService, { refreshes: [packingParcel, packingQueue] });
  const service = { packageId, code, ...(itemNo !== null && { itemNo }) };
  if (doneAt !== null)
    return (
      <span className="flex items-center gap-1">
        <Tag tone="ok" icon={Check}>
          {words.done}
        </Tag>
        <IconButton icon={Undo2} label={words.reopen(name)} onClick={() => void reopen.run({ body: service })} />
      </span>
    );
  if (needsPhoto)
    return (
      <Uploader
        label={words.photoOf(name)}
        max={1}
        value={[]}
        onChange={([taken]) => taken && void close.run({ body: { ...service, photo: taken.id } })}
        upload={async (file, onProgress, signal) => {
          const { fileId } = await call(
            uploadBenchPhoto,
            { body: { subject: packageId } },
            { files: [file], onProgress, signal },
          );
          return { id: fileId, url: staffFile(fileId) };
        }}
      />
    );
  return (
    <Button
      small
      kind="quiet"
      pending={close.pending}
      label={words.closeOne(name)}
      onClick={() => void close.run({ body: service })}
    >
      {words.done}
    </Button>
  );
}
