import type { suspenseRefusals } from "@sihai/contract/suspense/refusals";

export const suspenseSentences = {
  SUSPENSE_NOT_FOUND: "没有找到这笔款项",
  SUSPENSE_STATE_REFUSED: "状态已变化，请重新查看",
  SUSPENSE_TAKEN_BACK:
    "支付网关已收回这笔款项，这里无需处理。全部收回且不再变动后会自动移出；如只收回一部分，请在网关退回其余部分",
  SUSPENSE_BANK_NUMBER_NEEDED: "这笔款项由银行转入，请先在银行退汇，再填写退汇的银行流水号",
  SUSPENSE_NOT_PAYABLE: "对应的款项已付款或已取消，请存入余额或退回",
  SUSPENSE_NOT_ENOUGH: "还差 {¥lacks}，不足以付款，请存入余额或退回",
  SUSPENSE_OWNER_UNKNOWN: "请填写这笔款项所属客户的编号，须为已有的客户，例如 SH10001",
  SUSPENSE_SAME_PERSON: "这是您提交的，须由同事确认",
  SUSPENSE_SEEN_CHANGED: "打开之后内容已变化，请重新核对",
} as const satisfies Record<keyof typeof suspenseRefusals, string>;
