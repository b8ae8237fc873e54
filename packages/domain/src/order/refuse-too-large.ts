import { compare, type Money, toDecimal } from "../money.ts";
import type { Settings } from "../setting/index.ts";

export type TooLarge = { code: "ORDER_TOO_LARGE"; most: string };

/** What is placed at once has a most, refused before anything is written; null where it is within. */
export function refuseTooLarge(total: Money, { orderMost }: Pick<Settings, "orderMost">): TooLarge | null {
  return compare(total, orderMost) > 0 ? { code: "ORDER_TOO_LARGE", most: toDecimal(orderMost) } : null;
}
