import { useEndpoint } from "@sihai/client";
import { enquiryQueue, enquiryTabs } from "@sihai/contract/enquiry";
import { consoleEnquiriesDict } from "@sihai/text/dict/console-enquiries";
import { cx, EmptyState, ErrorState, Notice, SkeletonList, TabStrip } from "@sihai/ui";
import { Pager } from "#bench";
import { useDict, usePageSearch, WorkPage } from "#console";
import { EnquiryPanel } from "./EnquiryPanel.tsx";
import { EnquiryTable } from "./EnquiryTable.tsx";

const pageSize = 50;

/** What customers ask before buying, soonest due first; one opens beside the list to be answered. */
export default function EnquiriesPage() {
  const words = useDict(consoleEnquiriesDict);
  const [{ tab = "open", enquiry, page = 1 }, change] = usePageSearch("/enquiries");
  const queue = useEndpoint(enquiryQueue, { query: { tab, page, pageSize } }, { freshMs: 0, everyMs: 60_000 });
  const counts = queue.data?.counts;
  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card px-4">
          <TabStrip
            label={words.tabsLabel}
            tabs={enquiryTabs.map((value) => ({
              value,
              label: words.tabs[value],
              badge: value === "ended" ? undefined : counts?.[value] || undefined,
            }))}
            value={tab}
            onChange={(next) => change({ tab: next, enquiry: undefined, page: undefined })}
          />
        </div>
      }
    >
      {counts && counts.overdue > 0 ? <Notice tone="danger">{words.overdue(counts.overdue)}</Notice> : null}
      {queue.isPending ? (
        <SkeletonList cards={4} lines={2} />
      ) : queue.error ? (
        <ErrorState onReload={() => void queue.refetch()} />
      ) : queue.data.list.length === 0 && enquiry === undefined ? (
        <EmptyState picture="letter" text={words.empty} />
      ) : (
        <div className={cx("grid items-start gap-4", enquiry && "xl:grid-cols-[minmax(0,2fr)_minmax(520px,3fr)]")}>
          <div className={cx("flex min-w-0 flex-col gap-3", enquiry && "max-xl:hidden")}>
            <EnquiryTable
              caption={words.tabs[tab]}
              list={queue.data.list}
              isBeside={enquiry !== undefined}
              onOpen={({ enquiryNo }) => change({ enquiry: enquiryNo })}
            />
            <Pager
              page={page}
              pageSize={pageSize}
              total={queue.data.total}
              onPage={(next) => change({ page: next, enquiry: undefined })}
            />
          </div>
          {enquiry === undefined ? null : (
            <EnquiryPanel key={enquiry} enquiryNo={enquiry} onClose={() => change({ enquiry: undefined })} />
          )}
        </div>
      )}
    </WorkPage>
  );
}
