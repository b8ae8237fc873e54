import { useEndpoint } from "@sihai/client";
import { listReplies } from "@sihai/contract/consult";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Card, EmptyState, ErrorState, Fold, SkeletonCard, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage, useMay, WorkPage } from "#console";
import { useLocal } from "#desk";
import { ReplyForm } from "./ReplyForm.tsx";
import type { SavedReply } from "./types.ts";

/** Replies kept for use again, in both languages, each to be changed where it stands. */
export function Replies() {
  const words = useDict(consoleConsultDict);
  const may = useMay();
  const read = useEndpoint(listReplies, {}, { freshMs: 0 });
  return (
    <WorkPage title={words.replies}>
      <p>
        <TextLink href={href("/inbox")}>{words.backToInbox}</TextLink>
      </p>
      {read.isPending ? <SkeletonCard lines={6} /> : null}
      {read.error ? <ErrorState onReload={() => void read.refetch()} /> : null}
      {read.data?.list.length === 0 ? <EmptyState text={words.repliesEmpty} picture="letter" /> : null}
      {read.data?.list.map((reply) => (
        <ReplyCard key={`${reply.replyId}-${reply.version}`} reply={reply} mayChange={may("consult.record")} />
      ))}
      {read.data && may("consult.record") ? (
        <Card title={words.newReply}>
          <ReplyForm key={read.data.list.length} reply={null} />
        </Card>
      ) : null}
    </WorkPage>
  );
}

function ReplyCard({ reply, mayChange }: { reply: SavedReply; mayChange: boolean }) {
  const words = useDict(consoleConsultDict);
  const language = useLanguage();
  const local = useLocal();
  return (
    <Card>
      <Fold title={local(reply.title)}>
        {mayChange ? (
          <ReplyForm reply={reply} />
        ) : (
          <p className="text-body break-words whitespace-pre-line">{local(reply.text)}</p>
        )}
        <p className="mt-2 text-note text-grey">
          {words.changedBy(reply.changedBy, formatDateTime(reply.changedAt, language, beijing))}
        </p>
      </Fold>
    </Card>
  );
}
