import type { CommonRefusalCode } from "@sihai/contract";

export const commonSentences = {
  INPUT_INVALID: "填写的内容有误，请检查后再试",
  TEXT_UNREADABLE: "内容中有不可见字符，请删除后重新输入",
  CARD_IN_TEXT: "请删去文字中的银行卡号。银行卡信息只在付款页面填写",
  NOT_LOGGED_IN: "请先登录",
  TOKEN_NOT_VALID: "API 令牌不存在、已过期或已撤销，请在设置中重新创建",
  TOKEN_SCOPE_MISSING: "该 API 令牌没有此操作的权限",
  FORBIDDEN: "您没有此操作的权限",
  VIEWING_ONLY_LOOKS: "您正在查看客户的页面：只能看，不能更改任何内容，也不能打开保密内容",
  VIEWING_OVER: "本次查看客户页面已结束",
  INTERCEPTED: "请求来源无法确认，已被拦截",
  NOT_FOUND: "没有找到您要的内容",
  IDEMPOTENCY_CONFLICT: "该操作已提交过，且内容不同，请刷新后再试",
  TOO_LARGE: "上传的内容过大",
  TOO_MANY_REQUESTS: "操作太频繁，请稍后再试",
  SERVICE_ERROR: "服务出错，请稍后再试",
  SERVICE_BUSY: "系统繁忙，请稍后再试，不会重复扣款",
} as const satisfies Record<CommonRefusalCode, string>;
