import { useEndpoint } from "@sihai/client";
import { listLostMailboxes } from "@sihai/contract/customer";
import { consoleLostMailboxDict } from "@sihai/text/dict/console/people/lost-mailbox";
import { EmptyState, ErrorState, SkeletonCard } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { PageByPlace } from "#desk";
import { LostMailboxCard } from "./LostMailboxCard.tsx";

/** Customers who lost their mailbox and ask for their account, the first to be due on top. */
export default function LostMailboxesPage() {
  const words = useDict(consoleLostMailboxDict);
  const [{ after }, change] = usePageSearch("/lost-mailboxes");
  const read = useEndpoint(listLostMailboxes, { query: { ...(after && { after }) } }, { freshMs: 0 });
  return (
    <WorkPage title={words.title}>
      <p className="max-w-3xl text-note text-grey">{words.note}</p>
      {read.isPending ? <SkeletonCard lines={4} /> : null}
      {read.error ? <ErrorState onReload={() => void read.refetch()} /> : null}
      {read.data?.list.length === 0 ? <EmptyState text={words.empty} picture="letter" /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {read.data?.list.map((each) => (
          <LostMailboxCard key={each.caseId} found={each} />
        ))}
      </div>
      {read.data ? (
        <PageByPlace after={after} next={read.data.next} total={read.data.total} onPage={(to) => change({ after: to })} />
      ) : null}
    </WorkPage>
  );
}
