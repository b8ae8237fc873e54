import type { WordsOf } from "../../core/dictionary.ts";

const zh = {
  title: "款项核对中",
  number: (no: string) => `编号 ${no}`,
  why: {
    "other-amount": "收到的金额与应付不一致",
    "other-currency": "收到的币种与应付不一致",
    "second-charge": "同一笔付款被重复扣款",
    "unknown-payer": "这笔款没有注明编号",
    "refund-failed": "退回银行卡未成功",
  },
  states: { open: "核对中", sending: "退回中", used: "已付款", credited: "已存入余额", "sent-back": "已退回" },
  next: "款项已妥善保管。财务会用它付款、存入您的余额，或退回给您。",
  by: "最迟处理时间",
  sending: "正在退回，银行可能需要几天入账。",
  waits: "核对期间不会取消，剩余的付款时间之后继续计算。",
  late: (by: string) => `我们说过最迟 ${by}处理，现在晚了，财务正在跟进。`,
  notice: (why: string) =>
    `${why}。款项已妥善保管，财务会用它付款、存入您的余额，或退回给您。核对期间不会取消，剩余的付款时间之后继续计算。请勿再次付款。`,
  noticeTitle: (amount: string) => `收到 ${amount}，正在核对`,
  toWallet: "在钱包中查看",
  contact: "联系我们",
  payOtherwise: "仍用其他方式付款",
  payOtherwiseNote: "核对中的款项之后会存入您的余额或退回。",
};

export type SuspenseWords = WordsOf<typeof zh>;
export const words: SuspenseWords = zh;
