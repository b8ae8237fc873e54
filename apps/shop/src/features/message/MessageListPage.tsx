import {
  deleteMessages,
  type MessageType,
  messageCount,
  messageList,
  messageTypeCount,
  messageTypes,
} from "@sihai/contract/message";
import { userZone } from "@sihai/text";
import { messageDict } from "@sihai/text/dict/message";
import { Button, confirmBox, EmptyState, InfiniteList, Page, TabStrip, toast, toastSuccess } from "@sihai/ui";
import { go, href, useAction, useDict, usePagedEndpoint, usePageSearch } from "#shop";
import { MessageCard } from "./MessageCard.tsx";

const pageSize = 10;

/** The messages of a type, or all of them; newest first. */
export default function MessageListPage() {
  const words = useDict(messageDict);
  const { type: given, unread } = usePageSearch("/user/message/list");
  const type = messageTypes.find((known) => known === given);
  const isUnreadOnly = unread === "1";
  const isUnknown = given !== undefined && type === undefined;
  const list = usePagedEndpoint(messageList, { type, isUnreadOnly }, (currPage) => ({
    body: {
      currPage,
      pageSize,
      timeZone: userZone(),
      ...(type ? { msgTypeIdList: [type] } : {}),
      ...(isUnreadOnly ? { unread: "1" as const } : {}),
    },
  }));
  // All messages under the name of a kind there is not would be taken for those of that kind.
  if (isUnknown)
    return (
      <Page title={words.title}>
        <EmptyState picture="letter" text={words.noneOfType} action={{ label: words.all, href: href("/user/message/list") }} />
      </Page>
    );
  return (
    <Page title={type ? words.types[type] : words.title} actions={list.items.length > 0 ? <DeleteRead type={type} /> : null}>
      <TabStrip
        look="boxed"
        label={words.show}
        panelId="messages"
        value={isUnreadOnly ? "unread" : "all"}
        onChange={(next) =>
          go(
            "/user/message/list",
            { ...(type ? { type } : {}), ...(next === "unread" ? { unread: "1" } : {}) },
            { replace: true },
          )
        }
        tabs={[
          { value: "all", label: words.all },
          { value: "unread", label: words.onlyUnread },
        ]}
      />
      <div id="messages" role="tabpanel" aria-label={isUnreadOnly ? words.onlyUnread : words.all}>
        <InfiniteList
          {...list.listProps}
          keyOf={(message) => message.msgId}
          empty={
            <EmptyState
              picture="letter"
              text={isUnreadOnly ? words.noneUnread : words.noneOfType}
              action={{ label: words.toHome, href: href("/home") }}
            />
          }
        >
          {(message) => <MessageCard message={message} />}
        </InfiniteList>
      </div>
    </Page>
  );
}

function DeleteRead({ type }: { type: MessageType | undefined }) {
  const words = useDict(messageDict);
  const remove = useAction(deleteMessages, {
    refreshes: [messageList, messageTypeCount, messageCount],
    onDone: ({ deleted }) => (deleted > 0 ? toastSuccess(words.deleted(deleted)) : toast(words.nothingRead)),
  });

  async function askToDelete() {
    const isSure = await confirmBox({
      title: type ? words.deleteReadOf(words.types[type]) : words.deleteReadAsk,
      text: words.deleteReadText,
      confirmText: words.deleteRead,
      danger: true,
    });
    if (isSure) void remove.run({ query: { ...(type && { type }) } });
  }

  return (
    <Button small kind="plain" pending={remove.pending} onClick={() => void askToDelete()}>
      {words.deleteRead}
    </Button>
  );
}
