import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "消息",
  types: { order: "订单", parcel: "包裹", warehouse: "仓库", wallet: "钱包", activity: "活动", system: "系统" },
  readAll: "全部已读",
  deleteRead: "删除已读",
  deleteReadAsk: "删除全部已读消息？",
  deleteReadOf: (type: string) => `删除全部已读的${type}消息？`,
  deleteReadText: "未读消息会保留。",
  deleted: (count: number) => `已删除 ${count} 条消息`,
  nothingRead: "没有已读消息",
  allRead: "已全部标为已读",
  none: "还没有消息。订单和包裹的新进展会显示在这里",
  noneOfType: "这里还没有消息",
  noneUnread: "没有未读消息",
  toHome: "去首页看看",
  unread: "未读",
  unreadCount: (count: number) => `${count} 条未读`,
  all: "全部",
  onlyUnread: "仅未读",
  show: "显示",
  remove: "删除这条消息",
  removed: "消息已删除",
  open: "查看详情",
  markRead: "标为已读",
};

export type MessageWords = WordsOf<typeof zh>;
export const words: MessageWords = zh;
