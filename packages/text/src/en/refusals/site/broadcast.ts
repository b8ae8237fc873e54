import type { broadcastRefusals } from "@sihai/contract/broadcast/refusals";

export const broadcastSentences = {
  BROADCAST_NOT_FOUND: "There is no such message",
  BROADCAST_OWN: "You wrote this message. A colleague has to check it",
  BROADCAST_NOT_A_DRAFT: "This message was checked or stopped already",
  BROADCAST_OVER: "This message has been sent or stopped already",
  BROADCAST_TOO_LATE: "The time it is to be sent has passed. Please choose a later one",
  BROADCAST_REACHES_NOBODY: "Nobody would get this message. Please change whom it is about",
  BROADCAST_LINK_NOWHERE: "There is no page of the shop at this path. Please check it",
} as const satisfies Record<keyof typeof broadcastRefusals, string>;
