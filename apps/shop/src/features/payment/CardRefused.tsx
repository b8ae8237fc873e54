import { paymentDict } from "@sihai/text/dict/payment";
import { LinkButton, Notice } from "@sihai/ui";
import { href, useDict } from "#shop";
import type { TradeOnWire } from "./types.ts";

/** Finance keeps this payment from being made by card: said before a card is typed in, with what pays it instead. */
export function CardRefused({ trade: { purpose } }: { trade: TradeOnWire }) {
  const words = useDict(paymentDict);
  if (purpose !== "recharge") return <Notice tone="warn">{words.cardRefused}</Notice>;
  return (
    <Notice tone="warn">
      {words.cardRefusedRecharge}
      <span className="mt-2 block">
        <LinkButton small kind="quiet" href={href("/recharge/index")}>
          {words.toRecharge}
        </LinkButton>
      </span>
    </Notice>
  );
}
