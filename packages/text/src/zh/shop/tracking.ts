import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "物流跟踪",
  shipped: (shipped: number, total: number) => `已发出 ${shipped}/${total} 件`,
  parts: (pieces: number, quantity: number) => `${pieces}/${quantity} 件`,
  inThis: (shipped: number, total: number) => `本次 ${shipped} 件，共 ${total} 件`,
  steps: { sent: "已发出", "on-the-way": "运输中", "at-the-door": "到达仓库", "taken-in": "已签收" },
  atTheDoor: "快递已送到仓库门口，等待仓库扫描签收",
  takenIn: "仓库已扫描签收",
  alert: "快递出现异常，采购员会联系卖家",
  copy: "复制快递单号",
  noScans: "快递公司还没有消息，通常在发货后 1 天内更新",
  waiting: "还没有发出",
  waitingNote: "卖家发货后，快递单号会显示在这里",
  empty: "卖家还没有发货",
  toOrder: "查看订单",
  order: (no: string) => `订单 ${no}`,
};

export type TrackingWords = WordsOf<typeof zh>;
export const words: TrackingWords = zh;
