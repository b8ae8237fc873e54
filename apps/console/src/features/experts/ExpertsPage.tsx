import { useEndpoint } from "@sihai/client";
import { expertQueue, expertTabs } from "@sihai/contract/expert";
import { consoleExpertsDict } from "@sihai/text/dict/console-experts";
import { cx, EmptyState, ErrorState, Notice, SkeletonList, TabStrip } from "@sihai/ui";
import { Pager } from "#bench";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ExpertPanel } from "./ExpertPanel.tsx";
import { ExpertTable } from "./ExpertTable.tsx";

const pageSize = 50;

/** What the shipping expert is asked to plan, soonest due first; one opens beside the list to be planned. */
export default function ExpertsPage() {
  const words = useDict(consoleExpertsDict);
  const [{ tab = "open", service, page = 1 }, change] = usePageSearch("/experts");
  const queue = useEndpoint(expertQueue, { query: { tab, page, pageSize } }, { freshMs: 0, everyMs: 60_000 });
  const counts = queue.data?.counts;
  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card px-4">
          <TabStrip
            label={words.tabsLabel}
            tabs={expertTabs.map((value) => ({
              value,
              label: words.tabs[value],
              badge: value === "ended" ? undefined : counts?.[value] || undefined,
            }))}
            value={tab}
            onChange={(next) => change({ tab: next, service: undefined, page: undefined })}
          />
        </div>
      }
    >
      {counts && counts.overdue > 0 ? <Notice tone="danger">{words.overdue(counts.overdue)}</Notice> : null}
      {queue.isPending ? (
        <SkeletonList cards={4} lines={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : queue.data.list.length === 0 && service === undefined ? (
        <EmptyState picture="box" text={words.empty} />
      ) : (
        <div className={cx("grid items-start gap-4", service && "xl:grid-cols-[minmax(0,2fr)_minmax(560px,4fr)]")}>
          <div className={cx("flex min-w-0 flex-col gap-3", service && "max-xl:hidden")}>
            <ExpertTable
              caption={words.tabs[tab]}
              list={queue.data.list}
              isBeside={service !== undefined}
              onOpen={({ serviceNo }) => change({ service: serviceNo })}
            />
            <Pager
              page={page}
              pageSize={pageSize}
              total={queue.data.total}
              onPage={(next) => change({ page: next, service: undefined })}
            />
          </div>
          {service === undefined ? null : (
            <ExpertPanel key={service} serviceNo={service} onClose={() => change({ service: undefined })} />
          )}
        </div>
      )}
    </WorkPage>
  );
}
