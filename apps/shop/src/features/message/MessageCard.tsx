import type { CallData } from "@sihai/contract";
import { deleteMessages, messageCount, messageList, messageTypeCount, setMessageRead } from "@sihai/contract/message";
import { formatDateTime } from "@sihai/text";
import { messageDict } from "@sihai/text/dict/message";
import { Button, Card, IconButton, toastSuccess } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { goTo, useAction, useDict, useLanguage } from "#shop";

type Message = CallData<typeof messageList>["list"][number];

/** One message; opening it, or just reading it, marks it read. */
export function MessageCard({ message }: { message: Message }) {
  const words = useDict(messageDict);
  const language = useLanguage();
  const refreshes = [messageList, messageTypeCount, messageCount];
  const read = useAction(setMessageRead, { quiet: true, refreshes });
  const remove = useAction(deleteMessages, { refreshes, onDone: () => toastSuccess(words.removed) });
  const { msgId, link, isRead } = message;

  async function open() {
    if (!isRead) await read.run({ body: { msgId } });
    if (link !== null) goTo(link);
  }

  return (
    <Card>
      <div className="flex items-start gap-2">
        {isRead ? null : (
          <span className="mt-2 size-2.5 shrink-0 rounded-full bg-danger">
            <span className="sr-only">{words.unread}</span>
          </span>
        )}
        <h2 className="min-w-0 flex-1 text-title font-semibold">{message.title}</h2>
        <div className="-mt-2 -mr-2">
          <IconButton icon={Trash2} label={words.remove} onClick={() => void remove.run({ query: { id: msgId } })} />
        </div>
      </div>
      <p className="whitespace-pre-line break-words">{message.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <time dateTime={message.createdAt} className="text-note text-grey">
          {formatDateTime(message.createdAt, language)}
        </time>
        {link !== null || !isRead ? (
          <div className="-mr-4">
            <Button small kind="plain" pending={read.pending} onClick={() => void open()}>
              {link === null ? words.markRead : words.open}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
