import { useAction, useEndpoint } from "@sihai/client";
import { finishService, serviceQueue, startService } from "@sihai/contract/service";
import { remarkLines } from "@sihai/domain/draft";
import { itemServices } from "@sihai/domain/service";
import { cnyText } from "@sihai/text";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, SkeletonList, Stepper, Tag, TextArea, toastFailure, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { DueMark, Facts, ItemCell, ItemLink, PhotoTray, readScan, ScanField, useCamera, useLocal, usePhotos } from "#bench";
import { useDict, usePageSearch } from "#console";
import type { QueuedService } from "./ServiceQueue.tsx";
import { VideoField } from "./VideoField.tsx";

const answerMax = 1000;

/** One service in hand: what the buyer wants, the shot list, the result; the label scanned again closes it. */
export function ServiceTask({ itemNo, entryId }: { itemNo: string; entryId: string }) {
  const words = useDict(consoleServiceDict);
  const [, change] = usePageSearch("/services");
  const queue = useEndpoint(serviceQueue, { query: { q: itemNo, stage: "ready" } }, { freshMs: 0 });
  const service = queue.data?.list.find((one) => one.entryId === entryId);
  const leave = () => change({ item: undefined, entry: undefined });
  return (
    <>
      <div className="-ml-4">
        <Button small kind="plain" onClick={leave}>
          {words.backToQueue}
        </Button>
      </div>
      {queue.isPending ? (
        <SkeletonList cards={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : service ? (
        <Task service={service} onDone={leave} />
      ) : (
        <Card>{words.noneFor(itemNo)}</Card>
      )}
    </>
  );
}

function Task({ service, onDone }: { service: QueuedService; onDone: () => void }) {
  const words = useDict(consoleServiceDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  const { result, per } = itemServices[service.serviceNo];
  const camera = useCamera(result === "photos");
  const photos = usePhotos(service.itemNo, `service-${service.entryId}`);
  const [video, setVideo] = useState<string | null>(null);
  const [answer, setAnswer] = useState("");
  const [done, setDone] = useState(service.quantity);
  const [tried, setTried] = useState(false);
  const start = useAction(startService, { refreshes: [serviceQueue] });
  const finish = useAction(finishService, {
    refreshes: [serviceQueue],
    onDone: ({ refunded, late }) => {
      photos.clear();
      const amount = cnyText(refunded);
      toastSuccess(
        late && Number(refunded) > 0
          ? words.closedLate(amount)
          : Number(refunded) > 0
            ? words.closedRefunded(amount)
            : words.closed,
      );
      onDone();
    },
  });
  const needed = result !== "photos" || done === 0 ? 0 : per === "photo" ? done : 1;
  const missing = Math.max(0, needed - photos.fileIds.length);
  const errors = {
    photos: missing > 0 ? words.photosMissing(missing) : undefined,
    video: result === "video" && done > 0 && video === null ? words.videoMissing : undefined,
    answer: result === "answer" && answer.trim() === "" ? words.answerMissing : undefined,
  };

  function close() {
    setTried(true);
    if (errors.photos || errors.video || errors.answer) {
      toastFailure(errors.photos ?? errors.video ?? errors.answer ?? "");
      return;
    }
    const videos = video === null ? [] : [video];
    void finish.run({
      body: { entryId: service.entryId, done, photos: photos.fileIds, videos, answer: answer.trim() },
    });
  }

  function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind === "item" && scanned.itemNo === service.itemNo) close();
    else toastFailure(shared.scan.finishFirst);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    close();
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.closeByScan} />
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <ItemCell
            name={service.name}
            options={service.skuName.map(local)}
            pictureUrl={service.pictureUrl}
            below={<ItemLink itemNo={service.itemNo} />}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Tag tone="brand">
              {words.names[service.serviceNo]} × {service.quantity}
            </Tag>
            <DueMark at={service.dueAt} />
          </div>
        </div>
        <div className="mt-4">
          <Facts
            rows={[
              [words.shelf, service.shelf],
              [shared.customer, service.customerMark],
              [words.fee, cnyText(service.total)],
            ]}
          />
        </div>
        {service.remark === "" ? null : (
          <div className="mt-3 rounded-[12px] bg-page p-3">
            <h2 className="text-note text-grey">{words.remark}</h2>
            {remarkLines(service.remark).map((line) => (
              <p key={line} className="text-body">
                · {line}
              </p>
            ))}
          </div>
        )}
        {service.shots.length > 0 ? (
          <div className="mt-3">
            <h2 className="mb-1 text-note text-grey">{words.shotList}</h2>
            <ol className="flex flex-wrap gap-2">
              {service.shots.map((shot, index) => (
                <li key={shot} className="rounded-[10px] bg-brand-soft px-3 py-1 text-body text-brand-deep">
                  {index + 1}. {words.shots[shot]}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        {service.state === "ordered" ? (
          <div className="mt-4">
            <Button
              small
              kind="quiet"
              pending={start.pending}
              onClick={() => void start.run({ body: { entryId: service.entryId } })}
            >
              {words.start}
            </Button>
          </div>
        ) : null}
      </Card>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {result === "photos" ? (
            <PhotoTray
              title={words.photos}
              photos={photos}
              needed={needed}
              most={per === "photo" ? service.quantity : 9}
              camera={camera}
              slots={service.shots.map((shot) => ({ id: shot, label: words.shots[shot] }))}
              error={tried ? errors.photos : undefined}
            />
          ) : null}
          {result === "video" ? (
            <VideoField itemNo={service.itemNo} value={video} onChange={setVideo} error={tried ? errors.video : undefined} />
          ) : null}
          {result === "answer" ? (
            <TextArea
              label={words.answer}
              rows={4}
              maxLength={answerMax}
              value={answer}
              onChange={setAnswer}
              error={tried ? errors.answer : undefined}
            />
          ) : null}
          {service.quantity > 1 ? (
            <div className="flex flex-wrap items-center gap-4">
              <span className="text-body">{words.done}</span>
              <Stepper label={words.done} value={done} min={0} max={service.quantity} onChange={setDone} />
              <span className="text-note text-grey">{words.doneHint(service.quantity)}</span>
            </div>
          ) : null}
          <div>
            <Button type="submit" pending={finish.pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
              {words.finish}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
