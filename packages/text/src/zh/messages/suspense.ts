import { isPositive } from "@sihai/domain";
import { cnyText, formatAmount } from "../../core/money.ts";
import type { Messages, SuspenseMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { named } from "./said.ts";

const whys = {
  "other-amount": "金额与应付不一致。",
  "other-currency": "币种与应付不一致。",
  "second-charge": "同一笔付款被重复扣款。",
  "unknown-payer": "这笔款没有注明编号。",
  "refund-failed": "退回银行卡未成功。",
} as const satisfies Record<SuspenseMessages["money-suspended"]["why"], string>;

/** What a member is told about money that arrived and could not be used. */
export const suspenseMessages: Messages<SuspenseMessages> = {
  "money-suspended": (f) => ({
    title: "您有一笔款项正在核对",
    body: `我们收到 ${formatAmount(f.amount, f.currency)}（${f.suspenseNo}）。${whys[f.why]}款项已妥善保管，财务最迟在 ${atTime(f.answerBy)}前处理。${f.tradeNo === "" ? "" : "核对期间不会取消您要付的款项，请勿再次付款。"}`,
  }),
  "suspense-used": (f) => ({
    title: "核对完成，已付款",
    body: `核对中的 ${formatAmount(f.amount, f.currency)}（${f.suspenseNo}）已用于支付 ${named(f.numbers ?? f.tradeNo)}。${isPositive(f.restCny) ? `多出的 ${cnyText(f.restCny)} 已存入您的余额。` : ""}`,
  }),
  "suspense-credited": (f) => ({
    title: "核对完成，已存入余额",
    body: `核对中的 ${formatAmount(f.amount, f.currency)}（${f.suspenseNo}）已存入您的余额。如仍有未付的款项，剩余的付款时间现在继续计算。`,
  }),
  "suspense-sent-back": (f) => ({
    title: "核对完成，款项已退回",
    body: `核对中的 ${formatAmount(f.amount, f.currency)}（${f.suspenseNo}）已退回您的${f.toBank ? "银行账户" : "银行卡"}，银行可能需要几天入账。如仍有未付的款项，剩余的付款时间现在继续计算。`,
  }),
};
