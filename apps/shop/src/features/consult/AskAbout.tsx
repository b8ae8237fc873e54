import { listConsults } from "@sihai/contract/consult";
import type { ConsultSubject } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Cell, CellGroup } from "@sihai/ui";
import { MessageCircle, MessageCirclePlus } from "lucide-react";
import { href, useDict, useEndpoint } from "#shop";
import { askPlace } from "./ask-place.ts";

/** On a thing's page: the questions about it, and the way to a new one. */
export function AskAbout({ kind, no }: ConsultSubject) {
  const words = useDict(consultDict);
  const { data } = useEndpoint(listConsults, { query: { kind, no, pageSize: 3 } }, { freshMs: 0 });
  const count = data?.total ?? 0;
  return (
    <CellGroup>
      {data?.list.map(({ consultNo, title, state, unread }) => (
        <Cell
          key={consultNo}
          icon={<MessageCircle size={20} />}
          title={title}
          note={unread > 0 ? words.newAnswer : consultNo}
          value={words.states[state]}
          href={href("/user/consult/my-consult", { consultId: consultNo })}
        />
      ))}
      <Cell
        icon={<MessageCirclePlus size={20} />}
        title={words.askAbout[kind]}
        note={words.askAboutNote(count)}
        href={askPlace({ kind, no })}
      />
    </CellGroup>
  );
}
