import { goodsDict } from "@sihai/text/dict/goods";
import { Notice } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict } from "#shop";
import { refusalReasons } from "../refusal-reasons.ts";
import type { Ahead } from "./use-ahead.ts";

type RefusedGoodsProps = {
  refused: Ahead["refused"];
  nameOf: (at: number) => string | undefined;
  place: string;
  /** What can be done with one of them, where they lie in storage already. */
  waysOf?: (at: number) => ReactNode;
};

/** Goods no line takes, by their names and with the commonest reason, before anything is paid for them. */
export function RefusedGoods({ refused, nameOf, place, waysOf }: RefusedGoodsProps) {
  const words = useDict(goodsDict);
  const reasons = refusalReasons(words);
  const items = refused.length;
  if (items === 0) return null;
  const isNowhere = refused.every(({ countriesTaking }) => countriesTaking === 0);
  return (
    <Notice tone="danger" alert title={words.cannotShipTo(place, items)}>
      <ul className="list-disc pl-5">
        {refused.map(({ at, reasons: [reason = ""], countriesTaking }) => (
          <li key={at}>
            {words.refusedItem(nameOf(at) ?? "", reasons[reason] ?? words.refusalOther)}
            {countriesTaking === undefined ? null : ` (${words.takenBy(countriesTaking)})`}
            {waysOf ? <span className="mt-2 flex flex-col gap-2">{waysOf(at)}</span> : null}
          </li>
        ))}
      </ul>
      {isNowhere ? words.cannotShipAtAll(items) : words.cannotShipWays(items)}
    </Notice>
  );
}
