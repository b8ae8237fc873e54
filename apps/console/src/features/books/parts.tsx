import { plotted } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import { cx } from "@sihai/ui";
import type { WireMoney } from "./types.ts";

/** An amount in its currency, a dash for none; with `alarm` it is red unless it is zero. */
export function Amount({ of, alarm = false }: { of: WireMoney | null; alarm?: boolean }) {
  if (of === null) return <>–</>;
  return (
    <span className={cx("whitespace-nowrap tabular-nums", alarm && !isZero(of) && "font-semibold text-danger")}>
      {moneyText(of)}
    </span>
  );
}

/** In whichever currency: "0" and "0.00" alike. */
export function isZero({ amount }: WireMoney): boolean {
  return plotted(amount) === 0;
}

const groups = [
  [/^(recharge|late-capture)/, "recharge"],
  [/^pay-/, "pay"],
  [/^(refund|purchase-surplus)/, "refund"],
  [/^settle/, "settle"],
  [/withdrawal/, "withdrawal"],
  [/suspense/, "suspense"],
  [/^card-/, "card"],
  [/^exchange$/, "exchange"],
  [/^gateway-(fees|other)/, "fees"],
  [/^gateway-payout/, "payout"],
  [/^adjustment$/, "adjustment"],
  [/^goodwill$/, "goodwill"],
  [/debt$/, "debt"],
  [/promote/, "promotion"],
  [/credits/, "credits"],
] as const;

/** What an entry is about, in the words the desk has. */
export function entryGroup(kind: string): (typeof groups)[number][1] | "other" {
  return groups.find(([pattern]) => pattern.test(kind))?.[1] ?? "other";
}
