import {
  deleteMessages,
  type MessageType,
  messageCount,
  messageList,
  messageTypeCount,
  messageTypes,
  setMessageRead,
} from "@sihai/contract/message";
import { ok, refuse } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { route, users } from "#platform";
import {
  countMessages,
  countsByType,
  deleteMessagesOf,
  hasMessage,
  type KeptMessage,
  markRead,
  messagesOf,
} from "./message.store.ts";

const pageSizeDefault = 10;

export const messageRoutes = [
  route(messageTypeCount, {
    allow: users,
    mayUseStandby: true,
    async handle({ deps, who, query, language }) {
      const pageSize = query.pageSized ?? query.pageSize ?? pageSizeDefault;
      const page = query.pageNo ?? 1;
      const all = await countsByType(deps.db, who.userId);
      const shown = query.unread === "1" ? all.filter(({ unread }) => unread > 0) : all;
      const list = shown.slice((page - 1) * pageSize, page * pageSize).map(({ type, count, unread, latest }) => ({
        msgTypeId: type,
        count,
        unread,
        latest: latest && inWords(latest, language),
      }));
      return ok({ list, total: shown.length, page, pageSize });
    },
  }),
  route(messageList, {
    allow: users,
    async handle({ deps, who, body, language }) {
      const page = body.currPage ?? 1;
      const pageSize = body.pageSize ?? pageSizeDefault;
      const filter = { userId: who.userId, types: body.msgTypeIdList ?? [], unreadOnly: body.unread === "1" };
      const { messages, total } = await messagesOf(deps.db, filter, page, pageSize);
      return ok({ list: messages.map((message) => inWords(message, language, body.timeZone)), total, page, pageSize });
    },
  }),
  route(messageCount, {
    allow: users,
    mayUseStandby: true,
    handle: async ({ deps, who }) => ok(await countMessages(deps.db, who.userId)),
  }),
  route(setMessageRead, {
    allow: users,
    async handle({ deps, who, body, now }) {
      const { msgId, msgTypeId } = body;
      if (msgId !== "all" && !(await hasMessage(deps.db, who.userId, msgId))) return refuse({ code: "MESSAGE_NOT_FOUND" });
      const which = { ...(msgId !== "all" && { id: msgId }), ...(msgTypeId && { type: msgTypeId }) };
      return ok({ read: await markRead(deps.db, who.userId, which, now) });
    },
  }),
  route(deleteMessages, {
    allow: users,
    async handle({ deps, who, query }) {
      const deleted = await deleteMessagesOf(deps.db, who.userId, {
        ...(query.id && { id: query.id }),
        ...(query.type && { type: query.type }),
        unreadToo: query.unread === "1",
      });
      if (query.id && deleted === 0) return refuse({ code: "MESSAGE_NOT_FOUND" });
      return ok({ deleted });
    },
  }),
];

function inWords(row: KeptMessage, language: Language, zone?: string) {
  const { title, body } = row.says(language, zone);
  return {
    msgId: row.id,
    msgTypeId: messageTypeOf(row.type),
    title,
    text: body,
    link: row.link,
    createdAt: row.createdAt,
    isRead: row.readAt !== null,
  };
}

function messageTypeOf(type: string): MessageType {
  return messageTypes.find((known) => known === type) ?? "system";
}
