import { useEndpoint } from "@sihai/client";
import { claimQueue, claimTabs } from "@sihai/contract/claim";
import { consoleClaimsDict } from "@sihai/text/dict/console-claims";
import { cx, EmptyState, ErrorState, Notice, SkeletonList, TabStrip } from "@sihai/ui";
import { ScanField } from "#bench";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ClaimPanel } from "./ClaimPanel.tsx";
import { ClaimsTable } from "./ClaimsTable.tsx";

/** Claims by state, the longest waiting first; a scan finds one whatever its state. */
export default function ClaimsPage() {
  const words = useDict(consoleClaimsDict);
  const [{ tab = "open", q, open: openNo }, change] = usePageSearch("/claims");
  const queue = useEndpoint(claimQueue, { query: q === undefined ? { tab } : { q } }, { freshMs: 0, everyMs: 60_000 });
  const list = queue.data?.list ?? [];
  const open = list.find(({ claimNo }) => claimNo === openNo) ?? (q !== undefined && list.length === 1 ? list[0] : undefined);
  const counts = queue.data?.counts;

  /** After an act the row has left its tab: the next one is opened. */
  function goOn(claimNo: string) {
    const at = list.findIndex((one) => one.claimNo === claimNo);
    const next = list[at + 1] ?? list[at - 1];
    if (q === undefined) change({ open: next?.claimNo }, { replace: true });
  }

  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card">
          <div className="px-4">
            <TabStrip
              label={words.tabsLabel}
              tabs={claimTabs.map((value) => ({
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
        <SkeletonList cards={4} lines={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : list.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <div className={cx("grid items-start gap-4", open && "xl:grid-cols-[minmax(220px,300px)_minmax(0,1fr)]")}>
          <div className={cx("min-w-0", open && "max-xl:hidden")}>
            <ClaimsTable
              list={list}
              caption={q === undefined ? words.tabs[tab] : words.found(q)}
              isBeside={open !== undefined}
              onOpen={({ claimNo }) => change({ open: claimNo })}
            />
          </div>
          {open ? (
            <ClaimPanel
              key={`${open.claimNo}-${open.state}`}
              shown={open}
              onClose={() => change({ open: undefined, q: undefined })}
              onDone={() => goOn(open.claimNo)}
            />
          ) : null}
        </div>
      )}
    </WorkPage>
  );
}
