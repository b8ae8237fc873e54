import { useEndpoint } from "@sihai/client";
import { listBroadcasts } from "@sihai/contract/broadcast";
import { beijing, formatDateTime, formatNumber } from "@sihai/text";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage, usePageSearch } from "#console";
import { DeskPage, HintWithAdd, useLocal } from "#desk";
import { BroadcastForm } from "./BroadcastForm.tsx";
import { BroadcastPanel } from "./BroadcastPanel.tsx";
import { type Broadcast, stateTones } from "./broadcast.ts";

const askEveryMs = 5_000;

/** One message to many customers: what was written, what waits for its check or its time, what became of each. */
export default function BroadcastsPage() {
  const words = useDict(consoleBroadcastDict);
  const [{ open, show, page = 1 }, change] = usePageSearch("/broadcasts");
  const read = useEndpoint(listBroadcasts, { query: { page } }, { freshMs: 0, everyMs: askEveryMs });
  const { list = [], total = 0, pageSize = 50 } = read.data ?? {};
  const shown = list.find(({ id }) => id === open);
  const close = () => change({ open: undefined, show: undefined });
  return (
    <DeskPage
      words={words}
      tabs={["all"]}
      tab="all"
      onTab={() => change({ page: undefined })}
      counts={undefined}
      above={<HintWithAdd hint={words.hint} add={words.add} onAdd={() => change({ show: "new", open: undefined })} />}
      read={read}
      rows={list}
      rowId={({ id }) => id}
      columns={useColumns()}
      columnsBeside={["title", "state"]}
      table={{ caption: words.title }}
      share="both"
      pager={{ page, pageSize, total, onPage: (next) => change({ page: next, open: undefined }) }}
      open={open}
      onOpen={(next) => change({ open: next, show: undefined })}
      panel={
        show === "new" ? (
          <BroadcastForm onClose={close} onDone={() => change({ show: undefined, page: undefined })} />
        ) : shown ? (
          <BroadcastPanel key={shown.id} broadcast={shown} onClose={close} />
        ) : null
      }
    />
  );
}

function useColumns(): DataColumn<Broadcast>[] {
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  const local = useLocal();
  const n = (count: number) => formatNumber(count, language, 0);
  return [
    { key: "title", title: words.title, cell: ({ title }) => <span className="font-semibold">{local(title)}</span> },
    {
      key: "state",
      title: words.state,
      cell: ({ state }) => (
        <span className="whitespace-nowrap">
          <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    { key: "kind", title: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: "sendAt",
      title: words.sendAt,
      cell: ({ sendAt, startedAt }) => {
        const at = startedAt ?? sendAt;
        return at === null ? words.atOnce : formatDateTime(at, language, beijing);
      },
    },
    { key: "sent", title: words.sent, align: "right", cell: ({ sent }) => n(sent) },
    { key: "mailed", title: words.mailed, align: "right", cell: ({ mailed }) => n(mailed) },
    { key: "maker", title: words.maker, cell: ({ createdBy }) => createdBy },
  ];
}
