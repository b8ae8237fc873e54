import { useEndpoint } from "@sihai/client";
import { returnQueue, returnTabs } from "@sihai/contract/return";
import { isOpenReturn } from "@sihai/domain/return";
import { consoleReturnsDict } from "@sihai/text/dict/console-returns";
import { cx, EmptyState, ErrorState, Notice, SkeletonList, TabStrip } from "@sihai/ui";
import { ScanField } from "#bench";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ReturnPanel } from "./ReturnPanel.tsx";
import { ReturnsTable } from "./ReturnsTable.tsx";

/** Applications by state, the longest waiting first; a scan finds one whatever its state. */
export default function ReturnsPage() {
  const words = useDict(consoleReturnsDict);
  const [{ tab = "applied", q, open: openNo }, change] = usePageSearch("/returns");
  const queue = useEndpoint(returnQueue, { query: q === undefined ? { tab } : { q } }, { freshMs: 0, everyMs: 60_000 });
  const list = queue.data?.list ?? [];
  // A scanned label opens its return at once: the only one, or the only one still open among earlier ones.
  const live = list.filter(({ state }) => isOpenReturn(state));
  const scanned = q === undefined ? undefined : [list, live].find(({ length }) => length === 1)?.[0];
  const open = list.find(({ returnNo }) => returnNo === openNo) ?? scanned;
  const counts = queue.data?.counts;

  /** After an act the row has left its tab: the next one is opened. */
  function goOn(returnNo: string) {
    const at = list.findIndex((one) => one.returnNo === returnNo);
    const next = list[at + 1] ?? list[at - 1];
    if (q === undefined) change({ open: next?.returnNo }, { replace: true });
  }

  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card">
          <div className="px-4">
            <TabStrip
              label={words.tabsLabel}
              tabs={returnTabs.map((value) => ({
                value,
                label: words.tabs[value],
                badge: value === "closed" ? undefined : counts?.[value],
              }))}
              value={tab}
              onChange={(next) => change({ tab: next, q: undefined, open: undefined })}
            />
          </div>
        </div>
      }
    >
      <ScanField onScan={(text) => change({ q: text.trim().toUpperCase(), open: undefined })} hint={words.scanHint} />
      {q === undefined ? null : <p className="text-body text-grey">{words.found(q)}</p>}
      {counts && counts.overdue > 0 ? <Notice tone="danger">{words.overdue(counts.overdue)}</Notice> : null}
      {queue.isPending ? (
        <SkeletonList cards={4} lines={2} picture />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : list.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <div className={cx("grid items-start gap-4", open && "xl:grid-cols-[minmax(0,1fr)_minmax(420px,520px)]")}>
          <div className={cx("min-w-0", open && "max-xl:hidden")}>
            <ReturnsTable
              list={list}
              caption={q === undefined ? words.tabs[tab] : words.found(q)}
              isBeside={open !== undefined}
              onOpen={({ returnNo }) => change({ open: returnNo })}
            />
          </div>
          {open ? (
            <ReturnPanel
              key={`${open.returnNo}-${open.state}`}
              shown={open}
              onClose={() => change({ open: undefined, q: undefined })}
              onDone={() => goOn(open.returnNo)}
            />
          ) : null}
        </div>
      )}
    </WorkPage>
  );
}
