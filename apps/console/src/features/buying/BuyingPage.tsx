import { useEndpoint } from "@sihai/client";
import { buyingQueue, deskTabs } from "@sihai/contract/order";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleBuyingDict } from "@sihai/text/dict/console-buying";
import { cx, EmptyState, ErrorState, Notice, SkeletonList, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { Pager } from "#bench";
import { useDict, useMay, usePageSearch, WorkPage } from "#console";
import { BulkBar } from "./BulkBar.tsx";
import { DeskFilters } from "./DeskFilters.tsx";
import { DeskItemPanel } from "./DeskItemPanel.tsx";
import { DeskTable } from "./DeskTable.tsx";
import { nextAfter } from "./desk-item.ts";
import { type ActionName, useDeskKeys } from "./use-desk-keys.ts";

const pageSize = 50;

export default function BuyingPage() {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const [{ tab = "to-buy", platform, mine, item: openNo, page = 1 }, change] = usePageSearch("/buying");
  const may = useMay();
  const [selected, setSelected] = useState<string[]>([]);
  const query = { tab, page, pageSize, ...(platform ? { platform } : {}), ...(mine ? { mine } : {}) };
  const queue = useEndpoint(buyingQueue, { query }, { freshMs: 0, everyMs: 60_000 });
  const list = queue.data?.list ?? [];
  const open = list.find((item) => item.itemNo === openNo);
  const canSelect = may("buying.record") && (tab === "to-buy" || tab === "buying" || tab === "bought");
  const counts = queue.data?.counts;
  const [wanted, setWanted] = useState<ActionName | null>(null);
  useDeskKeys({
    list,
    open,
    onOpen: (itemNo) => {
      setWanted(null);
      change({ item: itemNo }, { replace: true });
    },
    onAction: setWanted,
    onTick: (itemNo) => {
      if (!canSelect) return;
      setSelected((before) => (before.includes(itemNo) ? before.filter((one) => one !== itemNo) : [...before, itemNo]));
    },
  });

  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card">
          <div className="px-4">
            <TabStrip
              label={words.tabsLabel}
              tabs={deskTabs.map((value) => ({ value, label: words.tabs[value], badge: counts?.[value] }))}
              value={tab}
              onChange={(next) => {
                setSelected([]);
                change({ tab: next, item: undefined, page: undefined });
              }}
            />
          </div>
        </div>
      }
    >
      <DeskFilters />
      <p className="text-note text-grey max-lg:hidden">{words.keys}</p>
      {counts && counts.overdue > 0 ? <Notice tone="danger">{words.overdue(counts.overdue)}</Notice> : null}
      {queue.isPending ? (
        <SkeletonList cards={5} lines={2} picture />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : list.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <div className={cx("grid items-start gap-4", open && "xl:grid-cols-[minmax(0,1fr)_minmax(380px,440px)]")}>
          <div className={cx("flex min-w-0 flex-col gap-3", open && "max-xl:hidden")}>
            {selected.length > 0 ? (
              <BulkBar
                tab={tab}
                itemNos={selected}
                items={list.filter(({ itemNo }) => selected.includes(itemNo))}
                onDone={() => setSelected([])}
              />
            ) : null}
            <DeskTable
              tab={tab}
              isBeside={open !== undefined}
              caption={words.tabs[tab]}
              list={list}
              selected={selected}
              onSelect={canSelect ? setSelected : null}
              onOpen={(item) => change({ item: item.itemNo })}
            />
            <Pager
              page={page}
              pageSize={pageSize}
              total={queue.data.total}
              onPage={(next) => change({ page: next, item: undefined })}
            />
          </div>
          {open ? (
            <DeskItemPanel
              key={`${open.itemNo}-${open.state}-${wanted ?? ""}`}
              item={open}
              wanted={wanted}
              closeText={shared.backToList}
              onClose={() => change({ item: undefined })}
              onDone={() => {
                setWanted(null);
                change({ item: nextAfter(list, open.itemNo) }, { replace: true });
              }}
            />
          ) : null}
        </div>
      )}
    </WorkPage>
  );
}
