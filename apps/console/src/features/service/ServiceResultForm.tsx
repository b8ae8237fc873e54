import { useAction } from "@sihai/client";
import { finishService, serviceQueue } from "@sihai/contract/service";
import { cny, sign } from "@sihai/domain";
import { itemServices } from "@sihai/domain/service";
import { cnyText } from "@sihai/text";
import { type ConsoleServiceWords, consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Form, Stepper, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { type ArrivedPhoto, PhotoField, photoEntry, showRefusal, useAnnouncedErrors, useCamera, usePhotos } from "#desk";
import type { QueuedService } from "./ServiceQueue.tsx";
import { VideoField } from "./VideoField.tsx";

const answerMax = 1000;

type ResultEntry = { done: number; photos: ArrivedPhoto[]; video: string | null; answer: string };
type Result = (typeof itemServices)[keyof typeof itemServices]["result"];

/** How many pictures a result of `done` pieces needs. */
function photosNeeded({ serviceNo }: QueuedService, done: number): number {
  const { result, per } = itemServices[serviceNo];
  if (result !== "photos" || done === 0) return 0;
  return per === "photo" ? done : 1;
}

function resultSchema(service: QueuedService, words: ConsoleServiceWords) {
  const result: Result = itemServices[service.serviceNo].result;
  return z
    .object({ done: z.int(), photos: photoEntry(0, ""), video: z.nullable(z.string()), answer: z.string().check(z.trim()) })
    .check(
      z.check<Pick<ResultEntry, "done" | "photos">>(({ value: { done, photos }, issues }) => {
        const missing = photosNeeded(service, done) - photos.length;
        if (missing > 0) issues.push({ code: "custom", path: ["photos"], input: photos, message: words.photosMissing(missing) });
      }),
      z.refine(({ done, video }) => result !== "video" || done === 0 || video !== null, {
        path: ["video"],
        error: words.videoMissing,
      }),
      z.refine(({ answer }) => result !== "answer" || answer !== "", { path: ["answer"], error: words.answerMissing }),
    );
}

/** The result of a service: pictures, a video or an answer, to how many pieces it was done; then it is closed. */
export function ServiceResultForm({ service, onDone }: { service: QueuedService; onDone: () => void }) {
  const words = useDict(consoleServiceDict);
  const shared = useDict(consoleDict);
  const photos = usePhotos(service.itemNo, `service-${service.entryId}`);
  const form = useSchemaForm<ResultEntry>(resultSchema(service, words), {
    done: service.quantity,
    photos: [],
    video: null,
    answer: "",
  });
  useAnnouncedErrors(form);
  const finish = useAction(finishService, {
    refreshes: [serviceQueue],
    onDone: ({ refunded, late }) => {
      photos.clear();
      const isRefunded = sign(cny(refunded)) > 0;
      const closed = late ? words.closedLate : words.closedRefunded;
      toastSuccess(isRefunded ? closed(cnyText(refunded)) : words.closed);
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { PHOTO_NOT_FOUND: "photos", SERVICE_TOO_MANY: "done" }),
  });

  function close({ done, photos: taken, video, answer }: ResultEntry) {
    const sent = { done, photos: taken.map(({ fileId }) => fileId), videos: video === null ? [] : [video], answer };
    return finish.run({ body: { entryId: service.entryId, ...sent } });
  }

  return (
    <Card>
      <Form form={form} onSubmit={close}>
        <ResultFields form={form} service={service} photos={photos} />
        {service.quantity > 1 ? <DoneField form={form} quantity={service.quantity} /> : null}
        <div>
          <Button type="submit" pending={finish.pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
            {words.finish}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type ResultForm = ReturnType<typeof useSchemaForm<ResultEntry>>;
type ResultFieldsProps = { form: ResultForm; service: QueuedService; photos: ReturnType<typeof usePhotos> };

/** What this kind of service ends with. */
function ResultFields({ form, service, photos }: ResultFieldsProps) {
  const words = useDict(consoleServiceDict);
  const { result, per } = itemServices[service.serviceNo];
  const camera = useCamera(result === "photos");
  if (result === "photos")
    return (
      <Bound form={form} name="photos">
        {(field) => (
          <PhotoField
            field={field}
            title={words.photos}
            photos={photos}
            needed={photosNeeded(service, form.watch("done"))}
            most={per === "photo" ? service.quantity : 9}
            camera={camera}
            slots={service.shots.map((shot) => ({ id: shot, label: words.shots[shot] }))}
          />
        )}
      </Bound>
    );
  if (result === "video")
    return (
      <Bound form={form} name="video">
        {({ value, onChange, error }) => <VideoField itemNo={service.itemNo} value={value} onChange={onChange} error={error} />}
      </Bound>
    );
  if (result === "answer")
    return (
      <Bound form={form} name="answer">
        {(field) => <TextArea label={words.answer} rows={4} maxLength={answerMax} {...field} />}
      </Bound>
    );
  return null;
}

function DoneField({ form, quantity }: { form: ResultForm; quantity: number }) {
  const words = useDict(consoleServiceDict);
  return (
    <Bound form={form} name="done">
      {({ value, onChange }) => (
        <div className="flex flex-wrap items-center gap-4">
          <span className="text-body">{words.done}</span>
          <Stepper label={words.done} value={value} min={0} max={quantity} onChange={onChange} />
          <span className="text-note text-grey">{words.doneHint(quantity)}</span>
        </div>
      )}
    </Bound>
  );
}
