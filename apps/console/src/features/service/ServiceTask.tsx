import { useEndpoint } from "@sihai/client";
import { serviceQueue } from "@sihai/contract/service";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, SkeletonList, toastFailure } from "@sihai/ui";
import { useRef } from "react";
import { useDict, usePageSearch } from "#console";
import { Notes, readScan, ScanField } from "#desk";
import { ServiceFacts } from "./ServiceFacts.tsx";
import type { QueuedService } from "./ServiceQueue.tsx";
import { ServiceResultForm } from "./ServiceResultForm.tsx";

/** One service in hand: what the buyer wants, the shot list, the result; the label scanned again closes it. */
export function ServiceTask({ itemNo, entryId }: { itemNo: string; entryId: string }) {
  const words = useDict(consoleServiceDict);
  const [, change] = usePageSearch("/services");
  const queue = useEndpoint(serviceQueue, { query: { q: itemNo, stage: "ready" } }, { freshMs: 0 });
  const service = queue.data?.list.find((one) => one.entryId === entryId);
  const backToQueue = () => change({ item: undefined, entry: undefined });
  return (
    <>
      <div className="-ml-4">
        <Button small kind="plain" onClick={backToQueue}>
          {words.backToQueue}
        </Button>
      </div>
      {queue.isPending ? (
        <SkeletonList cards={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : service ? (
        <Task service={service} onDone={backToQueue} />
      ) : (
        <Card>{words.noneFor(itemNo)}</Card>
      )}
    </>
  );
}

function Task({ service, onDone }: { service: QueuedService; onDone: () => void }) {
  const words = useDict(consoleServiceDict);
  const shared = useDict(consoleDict);
  const result = useRef<HTMLDivElement>(null);

  function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind !== "item" || scanned.itemNo !== service.itemNo) return toastFailure(shared.scan.finishFirst);
    result.current?.querySelector("form")?.requestSubmit();
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.closeByScan} />
      <ServiceFacts service={service} />
      <div ref={result}>
        <ServiceResultForm service={service} onDone={onDone} />
      </div>
      <Notes subject={{ kind: "item", no: service.itemNo }} />
    </>
  );
}
