import type { serviceRefusals } from "@sihai/contract/service/refusals";

export const serviceSentences = {
  SERVICE_NOT_FOUND: "We couldn’t find this service",
  SERVICE_NOT_OFFERED: "This service isn’t available for the item right now",
  SERVICE_ALREADY_ORDERED: "This service is already in progress for the item",
  SERVICE_REMARK_MISSING: "Please write what you would like to know",
  SERVICE_PRICE_CHANGED: "The price has changed. Nothing was ordered. Please check the new price",
  SERVICE_CANCEL_REFUSED: "Failed to cancel the service: it has already started or finished. Nothing was changed",
  SERVICE_STATE_REFUSED: "The service has moved on, so this isn’t possible now. Please reload",
  SERVICE_RESULT_MISSING: "Please add the photos, the video or the answer first",
  SERVICE_TOO_MANY: "Enter {most} at most",
  SUPPLEMENT_NOT_FOUND: "We couldn’t find this supplementary payment",
  SUPPLEMENT_CLOSED: "This supplementary payment is already paid or closed. Nothing was charged",
  SUPPLEMENT_REFUSED: "You can’t ask for a supplementary payment: the item’s state doesn’t allow it, or one is already open",
  SUBSCRIPTIONS_FULL: "You can follow up to {most} items at a time",
  SUBSCRIPTION_REFUSED: "This item is finished. There are no more updates to follow",
  VIDEO_NOT_FOUND: "We couldn’t find this video",
  FILE_NOT_A_VIDEO: "Please upload an mp4 or webm video of at most 30 MB",
} as const satisfies Record<keyof typeof serviceRefusals, string>;
