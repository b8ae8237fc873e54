import type { serviceRefusals } from "@sihai/contract/service/refusals";

export const serviceSentences = {
  SERVICE_NOT_FOUND: "We couldn't find this service",
  SERVICE_NOT_OFFERED: "This service can't be ordered for the item at this point",
  SERVICE_ALREADY_ORDERED: "This service is already under way for the item",
  SERVICE_REMARK_MISSING: "Please write what you would like to know",
  SERVICE_PRICE_CHANGED: "The price has changed. Nothing was ordered; please check the new price",
  SERVICE_CANCEL_REFUSED: "Failed to cancel the service: it has been started or is over. Nothing was changed",
  SERVICE_STATE_REFUSED: "This can't be done to the service at this point",
  SERVICE_RESULT_MISSING: "Please add the photos, the video or the answer first",
  SERVICE_TOO_MANY: "At most {most} can be done",
  SUPPLEMENT_NOT_FOUND: "We couldn't find this supplementary payment",
  SUPPLEMENT_CLOSED: "This supplementary payment is paid or closed already. Nothing was charged",
  SUPPLEMENT_REFUSED: "No supplement can be asked for: the item's state does not allow it, or one is open already",
  SUBSCRIPTIONS_FULL: "You can follow at most {most} items at a time",
  SUBSCRIPTION_REFUSED: "This item has come to its end; there is nothing more to follow",
  VIDEO_NOT_FOUND: "We couldn't find this video",
  FILE_NOT_A_VIDEO: "Please upload an mp4 or webm video of at most 30 MB",
} as const satisfies Record<keyof typeof serviceRefusals, string>;
