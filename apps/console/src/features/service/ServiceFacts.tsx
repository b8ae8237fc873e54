import { useAction } from "@sihai/client";
import { serviceQueue, startService } from "@sihai/contract/service";
import { remarkLines } from "@sihai/domain/order/draft";
import { cnyText } from "@sihai/text";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Tag } from "@sihai/ui";
import { useDict } from "#console";
import { DueMark, Facts, ItemCell, ItemLink, useLocal } from "#desk";
import type { QueuedService } from "./ServiceQueue.tsx";

/** The item, what is to be done to it and until when, what the buyer wrote, and which shots are wanted. */
export function ServiceFacts({ service }: { service: QueuedService }) {
  const words = useDict(consoleServiceDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return (
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
      <Remark text={service.remark} />
      <ShotList shots={service.shots} />
      {service.state === "ordered" ? <StartButton entryId={service.entryId} /> : null}
    </Card>
  );
}

function Remark({ text }: { text: string }) {
  const words = useDict(consoleServiceDict);
  if (text === "") return null;
  return (
    <div className="mt-3 rounded-control bg-page p-3">
      <h2 className="text-note text-grey">{words.remark}</h2>
      {remarkLines(text).map((line) => (
        <p key={line} className="text-body">
          · {line}
        </p>
      ))}
    </div>
  );
}

function ShotList({ shots }: Pick<QueuedService, "shots">) {
  const words = useDict(consoleServiceDict);
  if (shots.length === 0) return null;
  return (
    <div className="mt-3">
      <h2 className="mb-1 text-note text-grey">{words.shotList}</h2>
      <ol className="flex flex-wrap gap-2">
        {shots.map((shot, index) => (
          <li key={shot} className="rounded-small bg-brand-soft px-3 py-1 text-body text-brand-deep">
            {index + 1}. {words.shots[shot]}
          </li>
        ))}
      </ol>
    </div>
  );
}

function StartButton({ entryId }: { entryId: string }) {
  const words = useDict(consoleServiceDict);
  const start = useAction(startService, { refreshes: [serviceQueue] });
  return (
    <div className="mt-4">
      <Button small kind="quiet" pending={start.pending} onClick={() => void start.run({ body: { entryId } })}>
        {words.start}
      </Button>
    </div>
  );
}
