import type { noteRefusals } from "@sihai/contract/note/refusals";

export const noteSentences = {
  NOTE_SUBJECT_NOT_FOUND: "没有找到该客户、订单、商品或包裹，或您的岗位无权查看",
  NOTE_NOT_FOUND: "这条备注已划去，或不存在",
  NOTE_OF_COLLEAGUE: "这条备注是{by}写的，只有本人可以划去",
  COLLEAGUE_NOT_FOUND: "这位同事已停用，或其岗位无权处理",
  ASSIGNED_MEANWHILE: "负责人刚刚有变动（现为：{to}），未作更改，请确认后重试",
  ASSIGNMENT_UNCHANGED: "负责人没有变化",
} as const satisfies Record<keyof typeof noteRefusals, string>;
