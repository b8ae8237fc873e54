import type { Spoken } from "../spoken.ts";
import { accountMail } from "./mails.ts";
import { messages } from "./messages/index.ts";
import { refusals } from "./refusals/index.ts";

export const spoken: Spoken = {
  refusals,
  messages,
  moment: ({ local, beijing }) => (local === null ? `${beijing}（北京时间）` : `${local}（北京时间 ${beijing}）`),
  accountMail,
  signature: "四海 Sihai：代购中国好物，寄往全球",
  seeDetails: "查看详情",
  unsubscribe: "不再接收此类邮件",
};
