import type { MessageWords } from "../../dict/message.ts";
import { plural } from "../grammar.ts";

export const words: MessageWords = {
  title: "Messages",
  types: { order: "Orders", parcel: "Parcels", warehouse: "Warehouse", wallet: "Wallet", activity: "Offers", system: "System" },
  readAll: "Read all",
  deleteRead: "Delete read",
  deleteReadAsk: "Delete all read messages?",
  deleteReadText: "Unread ones stay.",
  deleted: (count) => plural(count, { one: "1 message deleted", other: `${count} messages deleted` }),
  nothingRead: "No read messages",
  allRead: "All marked as read",
  none: "No messages yet. When something happens to your orders and parcels, we write it here",
  noneOfType: "No messages here yet",
  noneUnread: "Nothing unread",
  toHome: "Go to the home page",
  unread: "unread",
  unreadCount: (count) => `${count} unread`,
  all: "All",
  onlyUnread: "Unread",
  show: "Show",
  remove: "Delete this message",
  removed: "Message deleted",
  open: "See details",
  markRead: "Mark as read",
};
