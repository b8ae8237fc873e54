import type { CommonRefusalCode } from "@sihai/contract";
import type { Sentences } from "./sentence.ts";

export const commonSentences = {
  INPUT_INVALID: { zh: "填写的内容有误，请检查后再试", en: "Something in the form isn't right. Please check it and try again" },
  TEXT_UNREADABLE: {
    zh: "内容里有看不见的控制字符，请删去后重新输入",
    en: "There are invisible control characters in the text. Please clear it and type it again",
  },
  NOT_LOGGED_IN: { zh: "请先登录", en: "Please log in first" },
  FORBIDDEN: { zh: "您没有此操作的权限", en: "You don't have permission to do this" },
  INTERCEPTED: { zh: "请求来源无法确认，已被拦截", en: "We couldn't confirm where this request came from, so we blocked it" },
  NOT_FOUND: { zh: "没有找到您要的内容", en: "We couldn't find what you asked for" },
  IDEMPOTENCY_CONFLICT: {
    zh: "该操作已提交过，且内容不同，请刷新后再试",
    en: "This was already submitted with different details. Please refresh and try again",
  },
  TOO_LARGE: { zh: "上传的内容过大", en: "That's too large to upload" },
  TOO_MANY_REQUESTS: { zh: "操作太频繁，请稍后再试", en: "Too many tries. Please wait a minute and try again" },
  SERVICE_ERROR: { zh: "服务出错，没有产生任何扣款，请稍后再试", en: "Service Error" },
  SERVICE_BUSY: {
    zh: "系统繁忙，没有产生任何扣款，请稍后再试",
    en: "We're briefly unavailable. Nothing was charged; please try again",
  },
} as const satisfies Sentences<CommonRefusalCode>;
