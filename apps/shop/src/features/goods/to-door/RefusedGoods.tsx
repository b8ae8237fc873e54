import { goodsDict } from "@sihai/text/dict/goods";
import { Notice } from "@sihai/ui";
import { useDict } from "#shop";
import { refusalReasons } from "../refusal-reasons.ts";
import type { Ahead } from "./use-ahead.ts";

type RefusedGoodsProps = { refused: Ahead["refused"]; nameOf: (at: number) => string | undefined; place: string };

/** Goods no line takes, by their names and with the commonest reason, before anything is paid for them. */
export function RefusedGoods({ refused, nameOf, place }: RefusedGoodsProps) {
  const words = useDict(goodsDict);
  const reasons = refusalReasons(words);
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" alert title={words.cannotShipTo(place)}>
      <ul className="list-disc pl-5">
        {refused.map(({ at, reasons: [reason = ""], countriesTaking }) => (
          <li key={at}>
            {words.refusedItem(nameOf(at) ?? "", reasons[reason] ?? words.refusalOther)}
            {countriesTaking === undefined ? null : ` (${words.takenBy(countriesTaking)})`}
          </li>
        ))}
      </ul>
      {refused.every(({ countriesTaking }) => countriesTaking === 0) ? words.cannotShipAtAll : words.cannotShipWays}
    </Notice>
  );
}
