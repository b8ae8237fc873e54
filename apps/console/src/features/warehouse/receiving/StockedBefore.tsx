import type { CallData } from "@sihai/contract";
import type { scanDelivery } from "@sihai/contract/unannounced";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Notice } from "@sihai/ui";
import { useDict, useLanguage, usePageSearch } from "#console";
import { ItemCell, WarehouseName } from "#desk";

type Stocked = NonNullable<CallData<typeof scanDelivery>["stocked"]>;
type StockedBeforeProps = { trackingNo: string; items: Stocked; onClose: () => void };

/** A courier number scanned once more after everything under it was stocked in: whose it is, since when, where, and the way to put it right. */
export function StockedBefore({ trackingNo, items, onClose }: StockedBeforeProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [, change] = usePageSearch("/receiving");
  return (
    <div className="flex flex-col gap-4">
      <Notice
        tone="ok"
        title={words.delivery(trackingNo)}
        action={
          <Button small kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        }
      >
        {words.stockedBefore(items.length)}
      </Notice>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.itemNo} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <ItemCell
                name={item.name}
                options={[item.customerMark, item.itemNo]}
                pictureUrl={item.pictureUrl}
                below={
                  <>
                    {words.stockedAt(formatDateTime(item.stockedInAt, language, beijing), item.shelf)} ·{" "}
                    <WarehouseName id={item.warehouse} />
                  </>
                }
              />
              <Button small kind="quiet" onClick={() => change({ item: item.itemNo, number: undefined })}>
                {words.correctOrUndo}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
