import { cny, convert } from "@sihai/domain";
import { cnyText, formatMoney } from "@sihai/text";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

type PriceProps = {
  /** CNY as a decimal string, as it comes from the wire. */
  amount: string;
  size?: "small" | "normal" | "large";
  /** Without the display currency beside it. */
  alone?: boolean;
  tone?: "ink" | "danger" | "ok" | "grey";
  /** A former or list price, struck through. */
  struck?: boolean;
};

const sizes = { small: "text-body", normal: "text-title", large: "text-display" };
const tones = { ink: "text-ink", danger: "text-danger", ok: "text-ok", grey: "text-grey" };

/** An amount in CNY with the shopper's display currency beside it: "CN ￥129.00  US$ 17.90". */
export function Price({ amount, size = "normal", alone = false, tone = "ink", struck = false }: PriceProps) {
  const other = useDisplayAmount(amount);
  if (struck) return <s className="text-note text-grey">{cnyText(amount)}</s>;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-2">
      <span className={cx("amount", sizes[size], tones[tone])}>{cnyText(amount)}</span>
      {alone || other === null ? null : (
        <>
          {" "}
          <span className={cx("text-grey", size === "large" ? "text-body" : "text-note")}>{other}</span>
        </>
      )}
    </span>
  );
}

/** A range of amounts, which breaks behind its dash and nowhere else. */
export function RangeText({ text }: { text: string }) {
  const [low, high] = text.split("–");
  if (high === undefined) return text;
  return (
    <>
      {low}–<wbr />
      {high}
    </>
  );
}

/** An amount of CNY in the display currency, written out; null when CNY is the display currency or no rate is known. */
export function useDisplayAmount(amount: string): string | null {
  const { display } = useUi();
  if (display === null || display.currency === "CNY") return null;
  return formatMoney(convert(cny(amount), display.rate, display.currency));
}
