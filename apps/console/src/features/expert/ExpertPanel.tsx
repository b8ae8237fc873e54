import { useAction, useEndpoint } from "@sihai/client";
import { expertQueue, readExpertAsStaff, takeExpert } from "@sihai/contract/expert";
import { addressLines, cnyText, formatSize, formatWeight, joinedLines } from "@sihai/text";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, IconButton, SkeletonCard, Tag, toastSuccess } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import { DueMark, Facts, History, Notes, ParcelLink, PhotoStrip, useLocal } from "#desk";
import { PlanEditor } from "./PlanEditor.tsx";
import type { StaffExpert } from "./plan-draft.ts";

/** One service: who wants what, the goods with their photos and sizes, and the plan, being made or as it was sent. */
export function ExpertPanel({ serviceBarcode, onClose }: { serviceBarcode: string; onClose: () => void }) {
  const words = useDict(consoleExpertDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const read = useEndpoint(readExpertAsStaff, { query: { serviceBarcode } }, { freshMs: 0 });
  const take = useAction(takeExpert, {
    refreshes: [expertQueue, readExpertAsStaff],
    onDone: () => toastSuccess(words.taken(serviceBarcode)),
  });
  if (read.isPending) return <SkeletonCard lines={8} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { service } = read.data;
  const states: Record<string, string> = words.states;
  return (
    <section aria-label={serviceBarcode} className="flex min-w-0 flex-col gap-3">
      <Card title={serviceBarcode} aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}>
        <div className="flex flex-col gap-3">
          <span className="flex items-center gap-2">
            <Tag>{words.states[service.state]}</Tag>
            {service.dueAt === null ? null : <DueMark at={service.dueAt} />}
          </span>
          <RequestFacts staff={read.data} />
          {service.state === "unprocessed" && may("expert.record") ? (
            <div className="flex flex-col gap-1">
              <Button pending={take.pending} onClick={() => void take.run({ body: { serviceBarcode } })}>
                {words.take}
              </Button>
              <p className="text-note text-grey">{words.takeNote}</p>
            </div>
          ) : null}
        </div>
      </Card>
      <Goods staff={read.data} />
      {service.state === "processing" && may("expert.record") ? (
        <PlanEditor staff={read.data} onDone={onClose} />
      ) : (
        <SentPlan staff={read.data} />
      )}
      <Card title={words.history}>
        <History steps={service.timeline} stateWord={(name) => states[name] ?? name} />
      </Card>
      <Notes subject={{ kind: "expert", no: serviceBarcode }} />
    </section>
  );
}

type Staff = { staff: StaffExpert };

function RequestFacts({ staff: { service, customerMark } }: Staff) {
  const words = useDict(consoleExpertDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { address, hold } = service;
  return (
    <Facts
      rows={[
        [shared.customer, customerMark],
        [words.objective, <strong key="objective">{words.objectives[service.objective]}</strong>],
        [words.packaging, words.packagings[service.packaging]],
        [words.split, service.maySplit ? words.yes : words.no],
        [words.declared, `US$${service.declared.amount}`],
        [words.deduction, hold ? words.held(cnyText(hold.amount)) : words.deductions[service.deduction]],
        [words.shipTo, joinedLines(addressLines({ ...address, street: address.fullAddress }, language), language)],
        [words.wishes, service.description],
        [words.declinedBecause, service.declineReason],
      ]}
    />
  );
}

function Goods({ staff: { service, shelves } }: Staff) {
  const words = useDict(consoleExpertDict);
  const language = useLanguage();
  const local = useLocal();
  const grams = service.items.reduce((sum, item) => sum + item.grams, 0);
  return (
    <Card title={words.goods(service.items.length, formatWeight(grams, language))}>
      <ul className="flex flex-col divide-y divide-line">
        {service.items.map((item) => (
          <li key={item.itemId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{local(item.name)}</p>
              <p className="text-note text-grey">
                {item.itemNo} · {formatWeight(item.grams, language)} · {formatSize(item.sidesCm, language)} · ×{item.quantity} ·{" "}
                {words.shelf(shelves.find(({ itemId }) => itemId === item.itemId)?.shelf ?? "")}
              </p>
            </div>
            <PhotoStrip
              label={words.photosOf(local(item.name))}
              photos={item.photos.slice(0, 4).map(({ fileId }) => ({ fileId, alt: words.photosOf(local(item.name)) }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SentPlan({ staff: { service, sent } }: Staff) {
  const words = useDict(consoleExpertDict);
  const local = useLocal();
  if (!sent) return null;
  return (
    <Card title={words.sentPlan}>
      <p className="mb-3 whitespace-pre-line">{sent.note}</p>
      <ol className="flex flex-col gap-3">
        {sent.parcels.map(({ itemIds, lineId, packaging }, at) => (
          <li key={itemIds.join()}>
            <p className="font-medium">
              {words.parcel(at + 1)} · {lineId} · {words.packagings[packaging]}
            </p>
            <p className="text-note text-grey">
              {service.items
                .filter(({ itemId }) => itemIds.includes(itemId))
                .map(({ name }) => local(name))
                .join(" · ")}
            </p>
          </li>
        ))}
      </ol>
      {service.parcels.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <span className="text-grey">{words.parcelsMade}</span>
          {service.parcels.map(({ packageNo }) => (
            <ParcelLink key={packageNo} packageId={packageNo} />
          ))}
        </p>
      ) : null}
    </Card>
  );
}
