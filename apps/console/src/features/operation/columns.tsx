import type { CallData } from "@sihai/contract";
import type { listTroubles } from "@sihai/contract/operation";
import { memberMark } from "@sihai/domain/warehouse";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { CustomerLink, SendMailAgain } from "#desk";
import { RetryButton } from "./RetryButton.tsx";

type Troubles = CallData<typeof listTroubles>;
type Work = Troubles["works"][number];
type Mail = Troubles["mails"][number];
type Hook = Troubles["hooks"][number];

/** A work of the server's own that did not get done: how many attempts it took so far, since when, what comes next, and the error. */
export function useWorkColumns(): DataColumn<Work>[] {
  const words = useDict(consoleOperationDict);
  return [
    { key: "kind", title: words.kind, cell: ({ kind }) => words.kinds[kind] },
    { key: "work", title: words.work, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    { key: "subject", title: words.subject, cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
    { key: "attempts", title: words.attempts, cell: ({ attempts }) => words.times(attempts) },
    { key: "since", title: words.since, cell: ({ since }) => <At at={since} /> },
    { key: "next", title: words.next, cell: (work) => <Next work={work} /> },
    {
      key: "error",
      title: words.error,
      cell: ({ error }) => <span className="line-clamp-3 text-note wrap-anywhere">{error}</span>,
    },
    { key: "retry", title: words.retry, cell: (work) => <RetryButton work={work} /> },
  ];
}

/** A timer that never failed is only late: the next round of the workers does it. */
function Next({ work: { isOver, nextAt } }: { work: Work }) {
  const words = useDict(consoleOperationDict);
  if (isOver) return words.isOver;
  return nextAt === null ? words.late : <At at={nextAt} />;
}

/** A mail that did not arrive, with the mail server's answer, to be sent again. */
export function useMailColumns(): DataColumn<Mail>[] {
  const words = useDict(consoleOperationDict);
  return [
    { key: "customer", title: words.customer, cell: ({ userId }) => <CustomerLink mark={memberMark(userId)} /> },
    { key: "mail", title: words.mail, cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
    { key: "state", title: words.state, cell: ({ state }) => words.mailStates[state] },
    { key: "attempts", title: words.attempts, cell: ({ tries }) => words.times(tries) },
    { key: "answer", title: words.answer, cell: ({ detail }) => <span className="text-note wrap-anywhere">{detail}</span> },
    { key: "at", title: words.at, cell: ({ at }) => <At at={at} /> },
    {
      key: "again",
      title: words.sendAgain,
      cell: ({ userId, id, subject }) => <SendMailAgain userId={userId} id={id} subject={subject} />,
    },
  ];
}

/** A customer's program that does not answer: since when, whether we still call it, and how many events wait for it. */
export function useHookColumns(): DataColumn<Hook>[] {
  const words = useDict(consoleOperationDict);
  return [
    { key: "customer", title: words.customer, cell: ({ userId }) => <CustomerLink mark={memberMark(userId)} /> },
    { key: "host", title: words.host, cell: ({ host }) => <span className="wrap-anywhere">{host}</span> },
    { key: "since", title: words.failingSince, cell: ({ failingSince }) => <At at={failingSince} /> },
    { key: "state", title: words.state, cell: ({ offAt }) => (offAt === null ? words.hookOn : words.hookOff) },
    { key: "waiting", title: words.waiting, align: "right", cell: ({ waiting }) => waiting },
  ];
}

function At({ at }: { at: string | null }) {
  const language = useLanguage();
  return at === null ? null : <span className="whitespace-nowrap">{formatDateTime(at, language, beijing)}</span>;
}
