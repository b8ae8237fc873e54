import { call, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { serviceQueue } from "@sihai/contract/service";
import { plotted } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { ChipGroup, Tag, toastFailure } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, usePageSearch } from "#console";
import { DueMark, ItemCell, QueueFilters, readScan, useLocal, WorkQueue } from "#desk";

export type QueuedService = CallData<typeof serviceQueue>["list"][number];
/** What is done is done for an item: its notes and whoever looks after it are those that count. */
const marks = { kind: "item", no: ({ itemNo }: QueuedService) => itemNo, under: "item" } as const;
const stages = ["ready", "waiting", "done"] as const;

/** Open services, the most urgent first; a scanned label opens what is to be done for the item. */
export function ServiceQueue() {
  const words = useDict(consoleServiceDict);
  const [{ stage = "ready", due, assigned, q }, change] = usePageSearch("/services");
  const queue = useEndpoint(
    serviceQueue,
    { query: { stage, ...(q !== undefined && { q }), ...(due && { due }), ...(assigned && { assigned }) } },
    { freshMs: 0, everyMs: 30_000 },
  );
  const columns = useColumns();

  async function scan(text: string) {
    const scanned = readScan(text);
    const wanted = scanned.kind === "item" ? scanned.itemNo : scanned.kind === "order" ? scanned.orderNo : text.trim();
    const { list } = await call(serviceQueue, { query: { q: wanted, stage: "ready" } });
    const [only, more] = list;
    if (!only) return toastFailure(words.noneFor(wanted));
    if (more) change({ q: wanted, stage: "ready" });
    else open(only);
  }

  function open({ itemNo, entryId }: QueuedService) {
    change({ item: itemNo, entry: entryId });
  }

  return (
    <WorkQueue
      onScan={(text) => void scan(text)}
      scanHint={words.scanHint}
      filters={
        <>
          <ChipGroup
            label={words.queue}
            value={stage}
            onChange={(next) => change({ stage: next, q: undefined, due: undefined })}
            options={stages.map((value) => ({
              value,
              label: value === "done" ? words.stages.done : `${words.stages[value]} ${queue.data?.[value] ?? ""}`.trim(),
            }))}
          />
          <QueueFilters assigned={assigned} due={stage === "ready" ? due : null} onChange={change} />
          {(queue.data?.late ?? 0) > 0 ? <Tag tone="danger">{words.late(queue.data?.late ?? 0)}</Tag> : null}
        </>
      }
      read={queue}
      caption={words.queue}
      rows={queue.data?.list ?? []}
      rowId={(service) => service.entryId}
      columns={columns}
      marks={marks}
      {...(stage === "ready" && { onOpen: open })}
      emptyText={words.empty}
    />
  );
}

function useColumns(): DataColumn<QueuedService>[] {
  const words = useDict(consoleServiceDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return [
    { key: "due", title: shared.due, sortBy: (one) => one.dueAt ?? "9", cell: (one) => <DueMark at={one.dueAt} /> },
    {
      key: "service",
      title: words.service,
      sortBy: (one) => one.serviceNo,
      cell: (one) => <What service={one} />,
    },
    {
      key: "item",
      title: shared.item,
      cell: (one) => (
        <ItemCell
          name={one.name}
          options={one.skuName.map(local)}
          pictureUrl={one.pictureUrl}
          below={<span className="text-grey">{one.itemNo}</span>}
        />
      ),
    },
    {
      key: "shelf",
      title: words.shelf,
      sortBy: (one) => one.shelf ?? "",
      cell: (one) => <Place service={one} />,
    },
    {
      key: "fee",
      title: words.fee,
      align: "right",
      sortBy: (one) => plotted(one.total),
      cell: (one) => <span className="whitespace-nowrap">{cnyText(one.total)}</span>,
    },
  ];
}

/** What is to be done, how often, and whether somebody has begun. */
function What({ service: { serviceNo, quantity, state } }: { service: QueuedService }) {
  const words = useDict(consoleServiceDict);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <strong>{words.names[serviceNo]}</strong>
      <span className="whitespace-nowrap">× {quantity}</span>
      {state === "started" ? <Tag tone="brand">{words.started}</Tag> : null}
    </span>
  );
}

/** Where the goods lie, and whose they are. */
function Place({ service: { shelf, customerMark } }: { service: QueuedService }) {
  const shared = useDict(consoleDict);
  return (
    <>
      <span className="block whitespace-nowrap">{shelf ?? "–"}</span>
      <span className="block text-grey">
        <span className="sr-only">{shared.customer} </span>
        {customerMark}
      </span>
    </>
  );
}
