import { formatNumber } from "../../core/numbers.ts";
import type { MembershipMessages, Messages } from "../../messages/index.ts";

/** What a member is told about levels. */
export const membershipMessages: Messages<MembershipMessages> = {
  "level-risen": (f) => ({
    title: `您已升为 V${f.level} 会员`,
    body: `最近 12 个月的成长值为 ${formatNumber(f.growth, "zh", 0)}。新的权益从现在起生效。`,
  }),
  "level-fallen": (f) => ({
    title: `您的会员等级现为 V${f.level}`,
    body: `较早的成长值已满 12 个月，不再计入，现为 ${formatNumber(f.growth, "zh", 0)}。已提交的包裹不受影响。`,
  }),
};
