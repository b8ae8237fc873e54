import { useAction } from "@sihai/client";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected, signDelivery } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { DeliveryLink, DueMark, ItemLink, readScan, ScanField } from "#desk";

type Signed = { trackingNo: string; items: readonly { itemNo: string; dueAt: string }[] };

/** For a van at the door: every courier number scanned is signed for at once; stocking in comes later. */
export function SignDeliveries() {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const [signed, setSigned] = useState<Signed[]>([]);
  const sign = useAction(signDelivery, {
    refreshes: [listExpected, scanDelivery],
    onDone: ({ items }, { body: { trackingNo } }) => {
      toastSuccess(words.signedFor(trackingNo, items.length));
      setSigned((all) => [{ trackingNo, items }, ...all.filter((one) => one.trackingNo !== trackingNo)].slice(0, 50));
    },
  });

  function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind === "courier") void sign.run({ body: { trackingNo: scanned.number } });
    else toastFailure(shared.scan.unknown(text));
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.signHint} />
      {signed.length > 0 ? (
        <Card title={words.signedList}>
          <ul className="divide-y divide-line">
            {signed.map(({ trackingNo, items }) => (
              <li key={trackingNo} className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:justify-between">
                <DeliveryLink trackingNo={trackingNo} />
                <ul className="flex flex-col gap-2">
                  {items.map(({ itemNo, dueAt }) => (
                    <li key={itemNo} className="flex flex-wrap items-start gap-x-4 gap-y-1">
                      <ItemLink itemNo={itemNo} />
                      <DueMark at={dueAt} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
