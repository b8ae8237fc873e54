import { formatDateTime } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Countdown, cx, Tag, useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { consultTones } from "./consult-tones.ts";
import type { ConsultRow } from "./types.ts";

/** One of my questions: what, about which thing, the last words, and by when we answer. */
export function ConsultCard({ consult }: { consult: ConsultRow }) {
  const words = useDict(consultDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { consultNo, type, state, title, subject, last, dueAt, unread } = consult;
  return (
    <LinkPart
      href={href("/user/consult/my-consult", { consultId: consultNo })}
      className="flex flex-col gap-2 rounded-card bg-white p-4 shadow-card"
    >
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={consultTones[state]}>{words.states[state]}</Tag>
        {unread > 0 ? <Tag tone="danger">{words.newAnswer}</Tag> : null}
        <span className="ml-auto text-note text-grey">
          {dueAt === null ? formatDateTime(last.at, language) : <Countdown at={dueAt} />}
        </span>
      </span>
      <span className={cx("line-clamp-2 text-title break-words", unread > 0 ? "font-bold" : "font-semibold")}>{title}</span>
      <span className="line-clamp-2 text-body break-words text-grey">
        <span className="font-semibold">{words.from[last.from]}</span> {last.text}
      </span>
      <span className="text-note text-grey">
        {words.types[type]}
        {subject === null ? "" : ` · ${subject.no}`}
      </span>
    </LinkPart>
  );
}
