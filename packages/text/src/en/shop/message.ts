import type { MessageWords } from "../../dict/message.ts";
import { plural } from "../grammar.ts";

export const words: MessageWords = {
  title: "Messages",
  types: { order: "Orders", parcel: "Parcels", warehouse: "Warehouse", wallet: "Wallet", activity: "Offers", system: "System" },
  readAll: "Mark all as read",
  deleteRead: "Delete read",
  deleteReadAsk: "Delete all read messages?",
  deleteReadOf: (type) => `Delete all read messages in “${type}”?`,
  deleteReadText: "Unread messages stay.",
  deleted: (count) => plural(count, { one: "1 message deleted", other: `${count} messages deleted` }),
  nothingRead: "No read messages",
  allRead: "All marked as read",
  none: "No messages yet. Updates on your orders and parcels appear here",
  noneOfType: "No messages here yet",
  noneUnread: "No unread messages",
  toHome: "Go to home",
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
