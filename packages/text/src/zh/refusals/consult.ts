import type { consultRefusals } from "@sihai/contract/consult/refusals";

export const consultSentences = {
  CONSULT_NOT_FOUND: "找不到该咨询",
  CONSULT_SUBJECT_NOT_FOUND: "找不到您要咨询的对象，请重新选择",
  CONSULT_SUBJECT_WRONG: "该类型与所咨询的对象不符，请选择其他类型",
  CONSULT_PICTURE_NOT_FOUND: "有图片未上传成功，请移除后重新添加",
  CONSULT_TOO_MANY: "未结束的咨询最多 {maximum} 个，请先结束一个",
  CONSULT_STATE_REFUSED: "咨询状态已变化，本次未发送，请查看最新内容",
  CONSULT_REOPEN_TOO_LATE: "该咨询须在 {@until} 前重新打开，请新建咨询",
  CONSULT_RATED_ALREADY: "您已评价过本次回复",
  CONSULT_SPEEDY_ALREADY: "该咨询已申请加急回复",
  CONSULT_SPEEDY_NOT_SOONER: "我们会在 {@until} 前回复，加急也不会更早，未扣款",
  CONSULT_MORE_WAS_SAID: "期间有新的留言，本次未发送，请先阅读",
  CONSULT_TAKEN: "{by} 已受理该咨询",
  REPLY_NOT_FOUND: "该快捷回复已不存在",
  REPLY_CHANGED: "同事刚修改过这条快捷回复，请重新查看",
} as const satisfies Record<keyof typeof consultRefusals, string>;
