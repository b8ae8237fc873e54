import type { broadcastRefusals } from "@sihai/contract/broadcast/refusals";

export const broadcastSentences = {
  BROADCAST_NOT_FOUND: "没有这条群发消息",
  BROADCAST_OWN: "这条消息是您写的，需要由同事审核",
  BROADCAST_NOT_A_DRAFT: "这条消息已审核或已停止",
  BROADCAST_OVER: "这条消息已发完或已停止",
  BROADCAST_TOO_LATE: "发送时间已过，请选择以后的时间",
  BROADCAST_REACHES_NOBODY: "没有人会收到这条消息，请修改发给谁",
  BROADCAST_LINK_NOWHERE: "商城没有这个路径的页面，请检查",
} as const satisfies Record<keyof typeof broadcastRefusals, string>;
