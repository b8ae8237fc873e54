import type { CallData } from "@sihai/contract";
import { estimateParcel } from "@sihai/contract/parcel";
import { add, cny, isPositive, keysOf, sum, toDecimal } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import { Button, type CostLine } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { DoorLine } from "../goods/to-door/DoorLine.tsx";
import { useDestination } from "../goods/use-destination.ts";
import type { StoredItem } from "./stored-item.ts";
import { WaysOut } from "./WaysOut.tsx";

/** So many items go in one parcel. */
const itemsMost = 100;

/** What sending them asks for beside shipping: what staff asked for, and the fees of their measuring and of storage that is overdue, CNY. */
function owedFor(items: readonly StoredItem[], words: StorageWords): { label: string; amount: string }[] {
  return [
    { label: words.supplement, amount: whole(items.map(({ supplement }) => supplement?.amount ?? "0.00")) },
    { label: words.measuring, amount: whole(items.map(({ measuringFee }) => measuringFee)) },
    { label: words.storageFee, amount: whole(items.map(({ extension }) => extension.overdueFee)) },
  ].filter(({ amount }) => isPositive(amount));
}

/** What was paid, in its parts; nothing where nothing was. */
function paidParts(paidIn: CallData<typeof estimateParcel>["paidIn"], words: StorageWords): CostLine[] {
  if (!paidIn) return [];
  const { goods, domesticFreight, services, supplements, discount, refunded } = paidIn;
  const given = { goods, domesticFreight, services, supplements };
  const off = { discount, refunded };
  return [
    ...keysOf(given).map((part) => ({ label: words.paidIn[part], amount: given[part] })),
    ...keysOf(off).map((part) => ({ label: words.paidIn[part], amount: `-${off[part]}`, tone: "ok" as const })),
  ].filter(({ amount }) => isPositive(amount.replace("-", "")));
}

function whole(amounts: readonly string[]): string {
  return toDecimal(sum(amounts.map(cny), "CNY"));
}

/** The one price of stored goods: what was paid for them, and what sending them together would still cost. */
export function StoredToDoor({ chosen, onUntick }: { chosen: readonly StoredItem[]; onUntick: (itemId: string) => void }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { country, zip, ready } = useDestination();
  const items = chosen.slice(0, itemsMost);
  const body = { itemIds: items.map(({ itemId }) => itemId), country, ...(zip !== "" && { zip }) };
  const estimate = useEndpoint(estimateParcel, { body }, { enabled: ready, freshMs: 60_000 });
  if (estimate.error) return null;
  const owed = owedFor(items, words);
  const { costs } = estimate.data ?? {};
  // What a plan, and the submit page before its allowance, calls the price of this line.
  const planned = costs && toDecimal(add(cny(costs.shipping.high), cny(costs.operation)));
  return (
    <DoorLine
      ahead={estimate.data}
      paid={estimate.data?.paid ?? "0.00"}
      isPaid
      paidFor={paidParts(estimate.data?.paidIn, words)}
      owed={whole(owed.map(({ amount }) => amount))}
      owedFor={owed}
      {...(planned ? { note: words.planCounts(cnyText(planned)) } : {})}
      waysOf={(at) =>
        items[at] && (
          <WaysOut item={items[at]}>
            <Button small onClick={() => onUntick(items[at]?.itemId ?? "")}>
              {words.untick}
            </Button>
          </WaysOut>
        )
      }
      nameOf={(at) => items[at] && inLanguage(items[at].name, language)}
    />
  );
}
