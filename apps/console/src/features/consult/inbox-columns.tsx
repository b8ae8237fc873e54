import { beijing, formatDateTime } from "@sihai/text";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { DueMark, wordOf } from "#desk";
import type { InboxRow } from "./types.ts";

/** Whatever waits in the inbox: by when, or where it stands once nobody waits; what about and who looks after it; whose it is and since when. */
export function useInboxColumns(): DataColumn<InboxRow>[] {
  const words = useDict(consoleConsultDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "due",
      title: shared.due,
      cell: (row) => (row.dueAt === null ? <Tag>{wordOf(words.states, row.state)}</Tag> : <DueMark at={row.dueAt} />),
    },
    {
      key: "about",
      title: words.subject,
      cell: (row) => (
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            {row.isSpeedy ? <Tag tone="danger">{words.speedy}</Tag> : null}
            <span className="line-clamp-1 font-medium break-all">{row.title}</span>
          </span>
          <span className="text-note text-grey">
            {words.kinds[row.kind]}
            {row.type === null ? "" : ` · ${words.types[row.type]}`} · {row.no}
          </span>
          <span className="text-note font-medium text-brand-deep">
            {row.assignee === null ? words.nobody : words.by(row.assignee)}
          </span>
        </span>
      ),
    },
    { key: "state", title: shared.state, cell: (row) => wordOf(words.states, row.state) },
    { key: "customer", title: shared.customer, cell: (row) => row.customerMark },
    { key: "asked", title: words.asked, cell: (row) => formatDateTime(row.since, language, beijing) },
  ];
}
