import { useAction, useEndpoint } from "@sihai/client";
import {
  closeService,
  packingParcel,
  packingQueue,
  packParcel,
  pickItem,
  putBackList,
  putItemBack,
  startPicking,
} from "@sihai/contract/parcel";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { Button, Card, ErrorState, Notice, SkeletonList, Steps, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage, usePageSearch } from "#console";
import { readScan, ScanField, useStates, wordOf } from "#desk";
import { BoxCard } from "./BoxCard.tsx";
import { PackForm } from "./PackForm.tsx";
import { ParcelSummary } from "./ParcelSummary.tsx";
import { PickList } from "./PickList.tsx";
import { PutBackCard } from "./PutBackCard.tsx";
import type { ParcelOnBench, Weighed } from "./parcel-on-bench.ts";
import { SealedParcel } from "./SealedParcel.tsx";
import { WeighForm } from "./WeighForm.tsx";

const stepOfState: Record<string, number> = { unshipped: 0, picking: 0, packed: 2, weighed: 4 };

/** One parcel from the shelf to the seal: scan its items, tick its services, weigh it with evidence. */
export function PackingParcel({ packageId }: { packageId: string }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [, change] = usePageSearch("/packing");
  const [isDirty, setDirty] = useState(false);
  const read = useEndpoint(packingParcel, { query: { packageId } }, { freshMs: 0, everyMs: 30_000 });
  // A refusal means that somebody else was here: the customer who changed or cancelled it, or a colleague at another bench.
  const onFailed = () => void read.refetch();
  const pick = useAction(pickItem, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: ({ left }, { body }) => toastSuccess(words.pickedOne(body.itemNo, left)),
  });

  const start = useAction(startPicking, { refreshes: [packingParcel, packingQueue], quiet: true });
  const pack = useAction(packParcel, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: () => toastSuccess(words.packedDone),
  });

  const close = useAction(closeService, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: (_, { body }) => toastSuccess(words.serviceClosed(wordOf(shared.parcelServices, body.code))),
  });

  const putBack = useAction(putItemBack, {
    refreshes: [packingParcel, putBackList],
    onDone: ({ itemNo, shelf }) => toastSuccess(words.putBackDone(itemNo, shelf)),
  });

  function scan(text: string) {
    const scanned = readScan(text);
    if (isDirty) return toastFailure(shared.scan.finishFirst);
    if (scanned.kind === "parcel") return scanned.packageId === packageId ? closeWhole() : change({ parcel: scanned.packageId });
    if (scanned.kind !== "item") return toastFailure(shared.scan.unknown(text));
    if (read.data?.putBack.some(({ itemNo }) => itemNo === scanned.itemNo))
      return void putBack.run({ body: { itemNo: scanned.itemNo } });
    const item = read.data?.items.find(({ itemNo }) => itemNo === scanned.itemNo);
    if (!item) return toastFailure(words.notInParcel(scanned.itemNo));
    if (item.picked) return closeByScan(scanned.itemNo);
    void pickByScan(scanned.itemNo);
  }

  /** The first item that is scanned begins the picking, unless a colleague was quicker; what cannot be is said by the pick. */
  async function pickByScan(itemNo: string) {
    if (read.data?.parcel.state === "unshipped") await start.run({ body: { packageId } });
    void pick.run({ body: { packageId, itemNo } });
  }

  /** An item that is in the box already: the scan closes the next thing that is done to it by the piece. */
  function closeByScan(itemNo: string) {
    const next = read.data?.work.find((one) => one.itemNo === itemNo && one.doneAt === null && !one.needsPhoto);
    if (!next || read.data?.parcel.state !== "picking") return toastFailure(words.alreadyPicked(itemNo));
    void close.run({ body: { packageId, code: next.code, itemNo } });
  }

  /** The parcel's own number, once all is picked: the scan closes the next thing that is done to the whole of it, and then the box. */
  function closeWhole() {
    const { items = [], work = [], putBack: lying = [], parcel } = read.data ?? {};
    if (parcel?.state !== "picking") return toastFailure(words.nothingByParcelScan);
    if (!items.every(({ picked }) => picked)) return toastFailure(words.pickFirst);
    const open = work.filter(({ doneAt }) => doneAt === null);
    const next = open.find((one) => one.itemNo === null && !one.needsPhoto);
    if (next) void close.run({ body: { packageId, code: next.code } });
    else if (open.length > 0) toastFailure(words.servicesFirst);
    else if (lying.length > 0) toastFailure(words.putBackFirst);
    else void pack.run({ body: { packageId } });
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.scanHint} busy={isDirty} />
      <div>
        <Button kind="plain" small onClick={() => change({ parcel: undefined })}>
          {shared.backToList}
        </Button>
      </div>
      {read.isPending ? (
        <SkeletonList cards={2} lines={4} />
      ) : read.error ? (
        <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />
      ) : (
        <ParcelSteps
          read={read.data}
          onPick={(itemNo) => void pick.run({ body: { packageId, itemNo } })}
          onPutBack={(itemNo) => void putBack.run({ body: { itemNo } })}
          onDirty={setDirty}
        />
      )}
    </>
  );
}

type ParcelStepsProps = {
  read: ParcelOnBench;
  onPick: (itemNo: string) => void;
  onPutBack: (itemNo: string) => void;
  onDirty: (dirty: boolean) => void;
};

function ParcelSteps({ read, onPick, onPutBack, onDirty }: ParcelStepsProps) {
  const words = useDict(consolePackingDict);
  const language = useLanguage();
  const { parcelState } = useStates();
  const { parcel, items } = read;
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  const [again, setAgain] = useState(false);
  const allPicked = items.every(({ picked }) => picked);
  const current = parcel.state === "picking" && allPicked ? 1 : stepOfState[parcel.state];
  if (current === undefined) {
    return (
      <>
        <ParcelSummary read={read} />
        <Notice>{words.otherState(parcelState(parcel.state))}</Notice>
        <PutBackCard items={read.putBack} onPut={onPutBack} />
      </>
    );
  }
  const steps = (["pick", "pack", "weigh", "done"] as const).map((key) => ({ key, label: words.steps[key] }));
  const isWeighing = parcel.state === "packed" || again;
  return (
    <>
      <Card>
        <Steps steps={steps} current={isWeighing ? 2 : current} />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(260px,300px)_1fr] xl:grid-cols-[minmax(320px,400px)_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <ParcelSummary read={read} />
          {parcel.state === "weighed" ? null : <BoxCard read={read} />}
        </div>
        {isWeighing ? (
          <WeighForm
            read={read}
            onDirty={onDirty}
            onWeighed={(done) => {
              setWeighed(done);
              setAgain(false);
            }}
          />
        ) : parcel.state === "weighed" ? (
          <SealedParcel parcel={parcel} weighed={weighed} onAgain={() => setAgain(true)} />
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            {read.changedAt === null ? null : (
              <Notice tone="warn">{words.changedByCustomer(formatDateTime(read.changedAt, language, beijing))}</Notice>
            )}
            <PutBackCard items={read.putBack} onPut={onPutBack} />
            <PickList read={read} onPick={onPick} />
            {parcel.state === "picking" ? <PackForm read={read} allPicked={allPicked} /> : null}
          </div>
        )}
      </div>
    </>
  );
}
