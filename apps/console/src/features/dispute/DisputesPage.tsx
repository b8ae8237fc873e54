import { useEndpoint } from "@sihai/client";
import { disputeOrders, disputesFile, listDisputes } from "@sihai/contract/dispute";
import { disputeTabs } from "@sihai/domain/dispute";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { useDict, usePageSearch } from "#console";
import { DeskPage, DeskSearch, orderBy } from "#desk";
import { DisputePanel } from "./DisputePanel.tsx";
import { useDisputeColumns } from "./dispute-columns.tsx";
import type { DeskDispute } from "./types.ts";

const marks = { kind: "dispute", no: ({ disputeNo }: DeskDispute) => disputeNo, under: "dispute" } as const;

/** Disputes of cards: those to answer by their due time, those a bank looks at, those that ended; a search finds one whatever its state. */
export default function DisputesPage() {
  const words = useDict(consoleDisputeDict);
  const [{ tab = "answer", q, sort, after, open: opened }, change] = usePageSearch("/disputes");
  const filter = { ...(q === undefined ? { tab } : { q }), ...(sort && { sort }) };
  const read = useEndpoint(listDisputes, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0, everyMs: 60_000 });
  const { list = [], counts, next = null } = read.data ?? {};
  const open = opened ?? (q !== undefined && list.length === 1 ? list[0]?.disputeNo : undefined);
  return (
    <DeskPage
      words={words}
      tabs={disputeTabs}
      tab={tab}
      onTab={(to) => change({ tab: to, q: undefined, open: undefined, after: undefined })}
      counts={counts && { answer: counts.answer, review: counts.review, overdue: counts.overdue }}
      above={<DeskSearch words={words} q={q} onSearch={(asked) => change({ q: asked, open: undefined, after: undefined })} />}
      read={read}
      rows={list}
      rowId={({ disputeNo }) => disputeNo}
      columns={useDisputeColumns()}
      columnsBeside={["due", "amount", "state"]}
      table={{
        picture: "wallet",
        marks,
        file: { of: disputesFile, query: filter },
        order: orderBy(disputeOrders, sort, change),
        ...(q !== undefined && { caption: words.found(q) }),
      }}
      share="narrow"
      places={{ after, next, onPage: (to) => change({ after: to, open: undefined }) }}
      open={open}
      onOpen={(to) => change(to === undefined ? { open: undefined, q: undefined } : { open: to })}
      panel={open === undefined ? null : <DisputePanel key={open} disputeNo={open} onClose={() => change({ open: undefined })} />}
    />
  );
}
