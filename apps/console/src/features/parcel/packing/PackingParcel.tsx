import { beijing, formatDateTime } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, Notice, SkeletonList, Steps, toastFailure } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage, usePageSearch } from "#console";
import { ScanField, useStates } from "#desk";
import { BoxCard } from "./BoxCard.tsx";
import { PackForm } from "./PackForm.tsx";
import { ParcelSummary } from "./ParcelSummary.tsx";
import { PickList } from "./PickList.tsx";
import { PutBackCard } from "./PutBackCard.tsx";
import type { ParcelOnBench, Weighed } from "./parcel-on-bench.ts";
import { SealedParcel } from "./SealedParcel.tsx";
import { usePackingScans } from "./use-packing-scans.ts";
import { WeighForm } from "./WeighForm.tsx";

const stepOfState: Record<string, number> = { unshipped: 0, picking: 0, packed: 2, weighed: 4 };

/** One parcel from the shelf to the seal: scan its items, tick its services, weigh it with evidence. */
export function PackingParcel({ packageId }: { packageId: string }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [, change] = usePageSearch("/packing");
  const [isDirty, setDirty] = useState(false);
  const { read, scan, pick, putBack } = usePackingScans(packageId);

  return (
    <>
      <ScanField
        onScan={(text) => (isDirty ? toastFailure(shared.scan.finishFirst) : scan(text))}
        hint={words.scanHint}
        busy={isDirty}
      />
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
        <ParcelSteps read={read.data} onPick={pick} onPutBack={putBack} onDirty={setDirty} />
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
