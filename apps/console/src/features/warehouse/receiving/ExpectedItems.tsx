import { call, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listExpected } from "@sihai/contract/warehouse";
import type { Due } from "@sihai/domain/clocks";
import { beijing, formatDateTime, inLanguage } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, ChipGroup, SearchBox, Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useState } from "react";
import { useDict, useLanguage, useMay, usePageSearch } from "#console";
import {
  DeliveryLink,
  DueMark,
  ItemCell,
  ItemLink,
  OrderLink,
  QueueFilters,
  ReadTable,
  SavedFilters,
  StateTag,
  WarehouseName,
} from "#desk";

type BenchItem = CallData<typeof listExpected>["items"][number];

const marks = { kind: "item", no: ({ itemNo }: BenchItem) => itemNo, under: "item" } as const;

/** What is on its way to the warehouse or waits to be stocked in, the most urgent first. */
export function ExpectedItems() {
  const words = useDict(consoleReceivingDict);
  const [{ state, q, due, assigned }, change] = usePageSearch("/receiving");
  const [typed, setTyped] = useState(q ?? "");
  const query: Query = { ...(state ? { state } : {}), ...(q ? { q } : {}), ...(due && { due }), ...(assigned && { assigned }) };
  const expected = useEndpoint(listExpected, { query: query }, { freshMs: 0, everyMs: 60_000 });
  const further = useFurtherPages(expected.data, query);
  const columns = useColumns();
  const may = useMay();

  return (
    <section className="flex flex-col gap-3">
      <ExpectedFilters />
      <SavedFilters />
      <SearchBox
        label={words.search}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === "") change({ q: undefined }, { replace: true });
        }}
        onSearch={() => change({ q: typed.trim() || undefined })}
      />
      <ReadTable
        read={expected}
        caption={words.expected}
        rows={[...(expected.data?.items ?? []), ...further.items]}
        rowId={(item) => item.itemNo}
        columns={columns}
        marks={marks}
        emptyText={words.nothingExpected}
        {...(may("receiving.record")
          ? {
              onOpen: (item: BenchItem) =>
                change({ number: item.trackingNo ?? undefined, item: item.trackingNo ? undefined : item.itemNo }),
            }
          : {})}
      />
      {further.next === null ? null : (
        <Button kind="quiet" pending={further.pending} onClick={() => void further.load()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

type Query = { state?: "on-the-way" | "signed"; q?: string; due?: Due; assigned?: "me" };
type Page = CallData<typeof listExpected>;

/** The pages after the first, until the first is read anew. */
function useFurtherPages(first: Page | undefined, query: Query) {
  const [loaded, setLoaded] = useState<{ of: Page; items: BenchItem[]; next: string | null } | null>(null);
  const [pending, setPending] = useState(false);
  const current = loaded?.of === first ? loaded : null;
  const next = current ? current.next : (first?.next ?? null);
  return {
    items: current?.items ?? [],
    next,
    pending,
    async load() {
      if (!first || next === null) return;
      setPending(true);
      try {
        const page = await call(listExpected, { query: { ...query, after: next } });
        setLoaded({ of: first, items: [...(current?.items ?? []), ...page.items], next: page.next });
      } finally {
        setPending(false);
      }
    },
  };
}

function useColumns(): DataColumn<BenchItem>[] {
  const language = useLanguage();
  const shared = useDict(consoleDict);
  return [
    { key: "due", title: shared.due, sortBy: (item) => item.dueAt ?? "9", cell: (item) => <DueCell item={item} /> },
    {
      key: "item",
      title: shared.item,
      cell: (item) => (
        <ItemCell
          name={item.name}
          options={item.skuName.map((value) => inLanguage(value, language))}
          pictureUrl={item.pictureUrl}
          below={<ItemLink itemNo={item.itemNo} />}
        />
      ),
    },
    {
      key: "tracking",
      title: shared.trackingNo,
      sortBy: (item) => item.trackingNo ?? "",
      cell: (item) => <ComesBy item={item} />,
    },
    { key: "order", title: shared.orderNo, cell: (item) => <OrderedBy item={item} /> },
    {
      key: "state",
      title: shared.state,
      sortBy: (item) => item.state,
      cell: (item) => (
        <span className="flex flex-col items-start gap-1">
          <StateTag item={item.state} />
          <span className="text-note text-grey">{shared.count(item.quantity)}</span>
        </span>
      ),
    },
  ];
}

/** What is due when, and why: bought priority, or the side of the cut-off on which the delivery came (rules F-10 and F-11). */
function DueCell({ item }: { item: BenchItem }) {
  const words = useDict(consoleReceivingDict);
  const language = useLanguage();
  return (
    <span className="flex max-w-[130px] flex-col items-start gap-1 [&>span]:max-w-full [&>span]:whitespace-normal">
      {item.priority ? <Tag tone="danger">{words.priority}</Tag> : null}
      <DueMark at={item.dueAt} />
      {item.signedAt === null ? null : (
        <span className="text-note text-grey">
          {words.arrivedAt(formatDateTime(item.signedAt, language, beijing), item.afterCutOff)}
        </span>
      )}
    </span>
  );
}

/** The heading, with the deadline and the state that are looked at. */
function ExpectedFilters() {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const [{ state, due, assigned }, change] = usePageSearch("/receiving");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-title font-semibold">{words.expected}</h2>
      <QueueFilters assigned={assigned} due={due} onChange={change} />
      <ChipGroup
        label={shared.filter}
        value={state ?? "all"}
        onChange={(next) => change({ state: next === "all" ? undefined : next })}
        options={[
          { value: "all", label: shared.all },
          { value: "signed", label: words.states.signed },
          { value: "on-the-way", label: words.states["on-the-way"] },
        ]}
      />
    </div>
  );
}

/** The courier number, and the warehouse it goes to. */
function ComesBy({ item }: { item: BenchItem }) {
  return (
    <span className="flex flex-col">
      <DeliveryLink trackingNo={item.trackingNo} />
      <span className="text-note text-grey">
        <WarehouseName id={item.warehouse} />
      </span>
    </span>
  );
}

/** The order it belongs to, and whose that is. */
function OrderedBy({ item }: { item: BenchItem }) {
  return (
    <span className="flex flex-col">
      <OrderLink orderNo={item.orderNo} />
      <span className="text-note text-grey">{item.customerMark}</span>
    </span>
  );
}
