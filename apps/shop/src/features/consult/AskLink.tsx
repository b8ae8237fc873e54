import { listConsults } from "@sihai/contract/consult";
import type { ConsultSubject } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Tag, TextLink, useUi } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import { askPlace } from "./ask-place.ts";
import { consultTones } from "./consult-tones.ts";

/** Where several things stand on one page: what was asked about this one and where that stands, and the way to a new question. */
export function AskLink({ kind, no }: ConsultSubject) {
  const words = useDict(consultDict);
  const { LinkPart } = useUi();
  // Asked once for all things of the page; of very many questions the latest are there.
  const asked = useEndpoint(listConsults, { query: { kind, pageSize: 50 } }, { freshMs: 0 });
  const own = asked.data?.list.filter(({ subject }) => subject?.no === no) ?? [];
  return (
    <div className="mt-3">
      {own.map(({ consultNo, title, state, unread }) => (
        <LinkPart
          key={consultNo}
          href={href("/user/consult/my-consult", { consultId: consultNo })}
          className="flex min-h-11 items-center justify-between gap-3"
        >
          <span className="line-clamp-2 min-w-0 text-body wrap-anywhere">{title}</span>
          {unread > 0 ? <Tag tone="danger">{words.newAnswer}</Tag> : <Tag tone={consultTones[state]}>{words.states[state]}</Tag>}
        </LinkPart>
      ))}
      <p className="mt-3 first:mt-0">
        <TextLink href={askPlace({ kind, no })}>{words.askAbout[kind]}</TextLink>
      </p>
    </div>
  );
}
