import { messageCount, messageList, messageTypeCount, setMessageRead } from "@sihai/contract/message";
import { formatDay } from "@sihai/text";
import { messageDict } from "@sihai/text/dict/message";
import { Button, EmptyState, Page, SkeletonList, toastSuccess, useUi } from "@sihai/ui";
import { href, NotYet, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { typeIcons } from "./type-icons.ts";

/** The types of messages, each with its newest one and how many are unread. */
export default function MessagePage() {
  const words = useDict(messageDict);
  const types = useEndpoint(messageTypeCount, { query: { pageNo: 1, pageSized: 10 } }, { freshMs: 0 });
  const readAll = useAction(setMessageRead, {
    refreshes: [messageTypeCount, messageCount, messageList],
    onDone: () => toastSuccess(words.allRead),
  });
  const shown = types.data?.list.filter(({ count }) => count > 0) ?? [];
  const unread = shown.reduce((sum, type) => sum + type.unread, 0);
  return (
    <Page title={words.title}>
      {unread > 0 ? (
        <div className="-my-1 flex justify-end">
          <Button small kind="plain" pending={readAll.pending} onClick={() => void readAll.run({ body: { msgId: "all" } })}>
            {words.readAll}
          </Button>
        </div>
      ) : null}
      {types.data ? null : <NotYet read={types} skeleton={<SkeletonList cards={4} lines={2} />} />}
      {types.data && shown.length === 0 ? (
        <EmptyState picture="letter" text={words.none} action={{ label: words.toHome, href: href("/home") }} />
      ) : null}
      {shown.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card bg-white shadow-card">
          {shown.map((type) => (
            <li key={type.msgTypeId}>
              <TypeRow {...type} />
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  );
}

type TypeRowProps = {
  msgTypeId: keyof typeof typeIcons;
  unread: number;
  latest: { title: string; text: string; createdAt: string } | null;
};

function TypeRow({ msgTypeId, unread, latest }: TypeRowProps) {
  const words = useDict(messageDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const Icon = typeIcons[msgTypeId];
  return (
    <LinkPart href={href("/user/message/list", { type: msgTypeId })} className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
        <Icon aria-hidden size={22} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{words.types[msgTypeId]}</span>
          {latest ? <span className="shrink-0 text-note text-grey">{formatDay(latest.createdAt, language)}</span> : null}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 text-grey">{latest?.title}</span>
          {unread > 0 ? <span className="shrink-0 text-note font-semibold text-danger">{words.unreadCount(unread)}</span> : null}
        </span>
      </span>
    </LinkPart>
  );
}
