import { useAction, useEndpoint } from "@sihai/client";
import { readConsultAsStaff, readInbox, takeConsult } from "@sihai/contract/consult";
import { beijing, cnyText, formatDateTime, languageName } from "@sihai/text";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, IconButton, Notice, SkeletonCard, Tag, toastSuccess } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import { DueMark, Facts, History, ItemLink, Notes, OrderLink, ParcelLink, useLocal, wordOf } from "#desk";
import { AnswerForm } from "./AnswerForm.tsx";
import { ThreadCard } from "./ThreadCard.tsx";
import type { DeskConsult } from "./types.ts";

type ConsultPanelProps = { consultNo: string; onClose: () => void; onDone: () => void };

/** One question: who asks about what, everything said, who looks after it, and the answer. */
export function ConsultPanel({ consultNo, onClose, onDone }: ConsultPanelProps) {
  const words = useDict(consoleConsultDict);
  const may = useMay();
  const read = useEndpoint(readConsultAsStaff, { query: { consultNo } }, { freshMs: 0, everyMs: 30_000 });
  if (read.isPending) return <SkeletonCard lines={8} />;
  if (!read.data) return <ErrorState text={read.error?.message || undefined} onReload={() => void read.refetch()} />;
  const consult = read.data;
  return (
    <section aria-label={consultNo} className="flex min-w-0 flex-col gap-3 [&_:is(a,button)]:scroll-mb-[300px]">
      <ConsultHead consult={consult} onClose={onClose} />
      <ThreadCard messages={consult.messages} />
      {consult.may.answer && may("consult.record") ? (
        <AnswerForm consult={consult} onDone={onDone} />
      ) : (
        <Notice>{words.notWaiting}</Notice>
      )}
      <Card>
        <Notes subject={{ kind: "consult", no: consultNo }} />
      </Card>
      <Card title={words.history}>
        <History steps={consult.steps} stateWord={(name) => wordOf(words.states, name)} />
      </Card>
    </section>
  );
}

function ConsultHead({ consult, onClose }: { consult: DeskConsult; onClose: () => void }) {
  const words = useDict(consoleConsultDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const { consultNo, state, speedy, rating } = consult;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {consultNo} <Tag tone="neutral">{words.types[consult.type]}</Tag>
          <Tag tone="neutral">{words.states[state]}</Tag>
        </span>
      }
      aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
    >
      <div className="flex flex-col gap-3">
        <p className="text-title font-semibold break-words">{consult.title}</p>
        {consult.dueAt === null ? null : <DueMark at={consult.dueAt} />}
        <ConsultFacts consult={consult} />
        {speedy?.state === "paid" ? <Notice tone="warn">{words.speedyPaid(cnyText(speedy.price))}</Notice> : null}
        {rating === null ? null : (
          <p className="text-body break-words">
            {words.rating(rating.stars)} {rating.words}
          </p>
        )}
        {consult.may.take && may("consult.record") ? <TakeButton consultNo={consultNo} /> : null}
      </div>
    </Card>
  );
}

function TakeButton({ consultNo }: { consultNo: string }) {
  const words = useDict(consoleConsultDict);
  const take = useAction(takeConsult, {
    refreshes: [readConsultAsStaff, readInbox],
    onDone: () => toastSuccess(words.taken(consultNo)),
  });
  return (
    <div>
      <Button small kind="quiet" pending={take.pending} onClick={() => void take.run({ body: { consultNo } })}>
        {words.take}
      </Button>
    </div>
  );
}

function ConsultFacts({ consult }: { consult: DeskConsult }) {
  const words = useDict(consoleConsultDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  const { subject, customerMark, customerName, createdAt } = consult;
  return (
    <Facts
      rows={[
        [shared.customer, `${customerName} · ${customerMark}`],
        [
          words.about,
          subject === null ? null : (
            <span key="about">
              {words.subjects[subject.kind]} <SubjectLink subject={subject} />
              {subject.name === null ? "" : ` · ${local(subject.name)}`}
            </span>
          ),
        ],
        [words.reads, languageName(consult.language, language)],
        [words.asked, formatDateTime(createdAt, language, beijing)],
      ]}
    />
  );
}

function SubjectLink({ subject: { kind, no } }: { subject: NonNullable<DeskConsult["subject"]> }) {
  switch (kind) {
    case "order":
      return <OrderLink orderNo={no} />;
    case "item":
      return <ItemLink itemNo={no} />;
    case "parcel":
      return <ParcelLink packageId={no} />;
    case "expert":
      return no;
  }
}
