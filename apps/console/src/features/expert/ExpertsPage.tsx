import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { expertQueue, expertTabs } from "@sihai/contract/expert";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { useDict, usePageSearch } from "#console";
import { DeskPage, QueueFilters } from "#desk";
import { ExpertPanel } from "./ExpertPanel.tsx";
import { useExpertColumns } from "./expert-columns.tsx";

type Row = CallData<typeof expertQueue>["list"][number];

const pageSize = 50;
const marks = { kind: "expert", no: ({ serviceBarcode }: Row) => serviceBarcode, under: "service" } as const;

/** What the shipping expert is asked to plan, soonest due first; one opens beside the list to be planned. */
export default function ExpertsPage() {
  const words = useDict(consoleExpertDict);
  const [{ tab = "open", due, assigned, service, after }, change] = usePageSearch("/experts");
  const queue = useEndpoint(
    expertQueue,
    { query: { tab, pageSize, ...(after && { after }), ...(due && { due }), ...(assigned && { assigned }) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const { list = [], counts, total = 0, next = null } = queue.data ?? {};
  return (
    <DeskPage
      words={words}
      tabs={expertTabs}
      tab={tab}
      onTab={(next) => change({ tab: next, due: undefined, service: undefined, after: undefined })}
      counts={counts}
      above={
        <div className="flex flex-wrap items-center gap-3">
          <QueueFilters
            assigned={assigned}
            due={tab === "open" ? due : null}
            onChange={(changed) => change({ ...changed, service: undefined, after: undefined })}
          />
        </div>
      }
      read={queue}
      rows={list}
      rowId={({ serviceBarcode }) => serviceBarcode}
      columns={useExpertColumns()}
      columnsBeside={["due", "service"]}
      table={{ marks }}
      share="open"
      places={{ after, next, total, onPage: (to) => change({ after: to, service: undefined }) }}
      open={service}
      onOpen={(next) => change({ service: next })}
      panel={
        service === undefined ? null : (
          <ExpertPanel key={service} serviceBarcode={service} onClose={() => change({ service: undefined })} />
        )
      }
    />
  );
}
