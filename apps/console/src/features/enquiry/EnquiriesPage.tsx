import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { enquiryQueue, enquiryTabs } from "@sihai/contract/enquiry";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { useDict, usePageSearch } from "#console";
import { DeskPage, QueueFilters } from "#desk";
import { EnquiryPanel } from "./EnquiryPanel.tsx";
import { useEnquiryColumns } from "./enquiry-columns.tsx";

type Row = CallData<typeof enquiryQueue>["list"][number];

const pageSize = 50;
const marks = { kind: "enquiry", no: ({ enquiryNo }: Row) => enquiryNo, under: "products" } as const;

/** What customers ask before buying, soonest due first; one opens beside the list to be answered. */
export default function EnquiriesPage() {
  const words = useDict(consoleEnquiryDict);
  const [{ tab = "open", due, assigned, enquiry, after }, change] = usePageSearch("/enquiries");
  const queue = useEndpoint(
    enquiryQueue,
    { query: { tab, pageSize, ...(after && { after }), ...(due && { due }), ...(assigned && { assigned }) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const { list = [], counts, total = 0, next = null } = queue.data ?? {};
  return (
    <DeskPage
      words={words}
      tabs={enquiryTabs}
      tab={tab}
      onTab={(next) => change({ tab: next, due: undefined, enquiry: undefined, after: undefined })}
      counts={counts}
      above={
        <div className="flex flex-wrap items-center gap-3">
          <QueueFilters
            assigned={assigned}
            due={tab === "open" ? due : null}
            onChange={(changed) => change({ ...changed, enquiry: undefined, after: undefined })}
          />
        </div>
      }
      read={queue}
      rows={list}
      rowId={({ enquiryNo }) => enquiryNo}
      columns={useEnquiryColumns()}
      columnsBeside={["due", "products", "plan"]}
      table={{ picture: "letter", marks }}
      share="both"
      places={{ after, next, total, onPage: (to) => change({ after: to, enquiry: undefined }) }}
      open={enquiry}
      onOpen={(next) => change({ enquiry: next })}
      panel={
        enquiry === undefined ? null : (
          <EnquiryPanel key={enquiry} enquiryNo={enquiry} onClose={() => change({ enquiry: undefined })} />
        )
      }
    />
  );
}
