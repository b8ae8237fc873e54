import { countUnreadConsults, listConsults, readConsult, seeConsult } from "@sihai/contract/consult";
import { formatDateTime } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Card, Deadline, Fold, LinkButton, Page, SkeletonList, Tag, Timeline, useMoment } from "@sihai/ui";
import { useEffect } from "react";
import { href, isSeenByStaff, NotYet, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { ConsultActions } from "./ConsultActions.tsx";
import { ConsultMessages } from "./ConsultMessages.tsx";
import { consultTones } from "./consult-tones.ts";
import { RateForm } from "./RateForm.tsx";
import { SpeedyCard } from "./SpeedyCard.tsx";
import { SubjectCell } from "./SubjectCell.tsx";
import type { ConsultOnWire } from "./types.ts";
import { WriteForm } from "./WriteForm.tsx";

/** One question: what it is about, by when we answer, everything said, and what can be done now. */
export function ConsultThread({ consultNo }: { consultNo: string }) {
  const words = useDict(consultDict);
  const read = useEndpoint(readConsult, { query: { consultNo } }, { freshMs: 0, everyMs: 60_000 });
  const { run: see } = useAction(seeConsult, { quiet: true, refreshes: [countUnreadConsults, listConsults] });
  const hasNews = (read.data?.unread ?? 0) > 0;
  useEffect(() => {
    if (hasNews && !isSeenByStaff()) void see({ body: { consultNo } });
  }, [hasNews, consultNo, see]);

  if (!read.data)
    return (
      <Page title={words.title}>
        <NotYet read={read} missing="CONSULT_NOT_FOUND" skeleton={<SkeletonList />} />
      </Page>
    );
  const consult = read.data;
  const { may, state, messages } = consult;
  return (
    <Page title={words.title}>
      <ThreadHead consult={consult} />
      <SpeedyCard consult={consult} />
      <ConsultMessages messages={messages} />
      {may.write || may.reopen ? <WriteForm key={state} consult={consult} /> : null}
      <RateForm consult={consult} />
      <ConsultActions consult={consult} />
      {may.write || may.reopen ? null : (
        <LinkButton wide kind="quiet" href={href("/user/consult/service")}>
          {words.askNew}
        </LinkButton>
      )}
      <ThreadHistory consult={consult} />
    </Page>
  );
}

function ThreadHead({ consult }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const language = useLanguage();
  const moment = useMoment();
  const { consultNo, title, type, state, subject, createdAt, dueAt, closesAt } = consult;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone={consultTones[state]}>{words.states[state]}</Tag>
        <Tag tone="neutral">{words.types[type]}</Tag>
      </div>
      <h2 className="mt-2 text-title font-semibold break-words">{title}</h2>
      <p className="mt-1 text-note text-grey">{words.number(consultNo, formatDateTime(createdAt, language))}</p>
      {dueAt === null ? null : (
        <div className="mt-3">
          <Deadline at={dueAt} label={words.answerBy} urgentWithinHours={0} late={words.answerLate} />
        </div>
      )}
      {closesAt === null ? null : <p className="mt-2 text-note text-grey">{words.closesAt(moment(closesAt))}</p>}
      {state === "closed" || state === "cancelled" ? <p className="mt-2 text-note text-grey">{words.endedText[state]}</p> : null}
      {subject === null ? null : (
        <div className="-mx-4 mt-3 -mb-4 border-t border-line">
          <SubjectCell subject={subject} />
        </div>
      )}
    </Card>
  );
}

function ThreadHistory({ consult: { steps } }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  return (
    <Card>
      <Fold title={words.history}>
        <Timeline
          entries={steps.toReversed().map(({ to, at, by }, index) => ({
            key: `${at}-${index}`,
            title: words.states[to as ConsultOnWire["state"]] ?? to,
            at,
            beijing: true,
            note: words.by[by],
          }))}
        />
      </Fold>
    </Card>
  );
}
