import { useAction } from "@sihai/client";
import { buyingQueue, takeItems } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, Card, Fold, toastSuccess } from "@sihai/ui";
import { useDict, useMay } from "#console";
import { BulkPurchaseForm } from "./BulkPurchaseForm.tsx";
import type { DeskItem } from "./desk-item.ts";
import { HandBackForm } from "./HandBackForm.tsx";
import { SellerShippedForm } from "./SellerShippedForm.tsx";

type BulkBarProps = {
  tab: string;
  /** The ticked ones. */
  itemNos: string[];
  list: readonly DeskItem[];
  onDone: () => void;
  /** They left the list that is open. */
  onTaken: (itemNos: readonly string[]) => void;
};

/** What can be done to all ticked rows at once; nothing while none is. */
export function BulkBar({ tab, itemNos, list, onDone, onTaken }: BulkBarProps) {
  const words = useDict(consoleBuyingDict);
  const may = useMay();
  const take = useAction(takeItems, {
    refreshes: [buyingQueue],
    onDone: ({ taken }, { body }) => {
      toastSuccess(words.taken(taken));
      onTaken(body.itemNos);
      onDone();
    },
  });
  if (itemNos.length === 0) return null;
  const items = list.filter(({ itemNo }) => itemNos.includes(itemNo));
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <p role="status" className="font-semibold">
          {words.selected(itemNos.length)}
        </p>
        {tab === "to-buy" && may("buying.record") ? (
          <Button small pending={take.pending} onClick={() => void take.run({ body: { itemNos } })}>
            {words.take}
          </Button>
        ) : null}
      </div>
      {tab === "buying" && may("buying.record") ? <BulkPurchaseForm items={items} onDone={onDone} /> : null}
      {tab === "buying" && may("buying.record") ? (
        <Fold title={words.handBack}>
          <HandBackForm itemNos={itemNos} onDone={onDone} />
        </Fold>
      ) : null}
      {tab === "bought" && may("buying.record") ? <SellerShippedForm itemNos={itemNos} onDone={onDone} /> : null}
    </Card>
  );
}
