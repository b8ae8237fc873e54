import { useEndpoint } from "@sihai/client";
import { inboxCountMost, inboxTabs, readInbox } from "@sihai/contract/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Button, cx } from "@sihai/ui";
import { goTo, href, useDict, usePageSearch } from "#console";
import { DeskPage, nextAfter } from "#desk";
import { ConsultPanel } from "./ConsultPanel.tsx";
import { InboxFilters } from "./InboxFilters.tsx";
import { useInboxColumns } from "./inbox-columns.tsx";
import { Replies } from "./Replies.tsx";
import type { InboxRow } from "./types.ts";

/** Everything customers wait for, the most urgent first. A question opens beside the list; the others have desks of their own. */
export default function InboxPage() {
  const [{ show }] = usePageSearch("/inbox");
  return show === "replies" ? <Replies /> : <Inbox />;
}

function Inbox() {
  const words = useDict(consoleConsultDict);
  const [{ tab = "waiting", kind, type, due, whose, q, after, open }, change] = usePageSearch("/inbox");
  const narrowed = { ...(kind && { kind }), ...(type && { type }), ...(due && { due }), ...(whose && { whose }) };
  const inbox = useEndpoint(
    readInbox,
    { query: q === undefined ? { tab, ...narrowed, ...(after && { after }) } : { q } },
    { freshMs: 0, everyMs: 30_000 },
  );
  const { list = [], counts, next = null } = inbox.data ?? {};
  const byNo = (no: string | undefined) => list.find((row) => row.no === no);
  const consults = list.filter((row) => row.kind === "consult").map(({ no }) => no);

  function openRow(no: string | undefined) {
    const row = byNo(no);
    if (row && row.kind !== "consult") goTo(deskOf(row));
    else change({ open: no });
  }

  return (
    <DeskPage
      words={{ ...words, overdue: (count) => words.overdue(count < inboxCountMost ? String(count) : words.many(count - 1)) }}
      tabs={inboxTabs}
      tab={tab}
      onTab={(to) =>
        change({ tab: to, kind: undefined, due: undefined, whose: undefined, q: undefined, open: undefined, after: undefined })
      }
      counts={counts && { waiting: counts.waiting, overdue: counts.overdue }}
      above={
        <div className={cx("flex flex-col gap-4", open !== undefined && "max-xl:hidden")}>
          <InboxFilters />
        </div>
      }
      read={inbox}
      rows={list}
      rowId={({ no }) => no}
      columns={useInboxColumns()}
      columnsBeside={["due", "about"]}
      table={{ picture: "letter" }}
      share="both"
      bulk={next === null ? undefined : <NextPage onNext={() => change({ after: next, open: undefined })} />}
      open={open}
      onOpen={openRow}
      panel={
        open === undefined ? null : (
          <ConsultPanel
            key={open}
            consultNo={open}
            onClose={() => change({ open: undefined })}
            onDone={() => change({ open: nextAfter(consults, open) }, { replace: true })}
          />
        )
      }
    />
  );
}

function NextPage({ onNext }: { onNext: () => void }) {
  const words = useDict(consoleConsultDict);
  return (
    <div>
      <Button small kind="quiet" onClick={onNext}>
        {words.next}
      </Button>
    </div>
  );
}

/** Where what is no question is worked on. */
function deskOf({ kind, no }: InboxRow): string {
  switch (kind) {
    case "claim":
      return href("/claims", { q: no });
    case "enquiry":
      return href("/enquiries", { enquiry: no });
    case "expert":
      return href("/experts", { service: no });
    case "dispute":
      return href("/disputes", { q: no });
    case "consult":
      return href("/inbox", { open: no });
  }
}
