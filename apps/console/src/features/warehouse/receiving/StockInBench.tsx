import { call, useRefresh } from "@sihai/client";
import { itemLabel, listExpected } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useMay, usePageSearch } from "#console";
import { printLabel, readScan, ScanField, useCamera } from "#desk";
import { DeliveryOnBench } from "./DeliveryOnBench.tsx";
import { ExpectedItems } from "./ExpectedItems.tsx";
import { LastStockedIn, type StockedIn } from "./LastStockedIn.tsx";

/** Scan a courier number, weigh, measure, photograph, shelve: the label comes out by itself. */
export function StockInBench() {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const [{ number, item }, change] = usePageSearch("/receiving");
  const refresh = useRefresh();
  const [isDirty, setDirty] = useState(false);
  const [last, setLast] = useState<StockedIn | null>(null);
  const isOpen = number !== undefined || item !== undefined;
  const camera = useCamera(isOpen && may("photo.record"));

  function scan(text: string) {
    const place = isDirty ? null : placeOf(readScan(text));
    if (isDirty) toastFailure(shared.scan.finishFirst);
    else if (place === null) toastFailure(shared.scan.unknown(text));
    else change(place);
  }

  function closeDelivery() {
    setDirty(false);
    change({ number: undefined, item: undefined });
  }

  function finish(done: StockedIn, wantsLabel: boolean) {
    toastSuccess(words.stockedIn(done.itemNo));
    setLast(done);
    setDirty(false);
    void refresh(listExpected);
    if (wantsLabel) void print(done.itemNo);
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.scanHint} busy={isDirty} />
      {last ? (
        <LastStockedIn
          last={last}
          onPrint={() => void print(last.itemNo)}
          onCorrect={() => (isDirty ? toastFailure(shared.scan.finishFirst) : change({ ...nowhere, item: last.itemNo }))}
        />
      ) : null}
      {isOpen ? (
        <DeliveryOnBench
          key={`${number ?? ""}/${item ?? ""}`}
          trackingNo={number}
          itemNo={item}
          camera={camera}
          onDirty={setDirty}
          onClose={closeDelivery}
          onPrint={(itemNo) => void print(itemNo)}
          onStockedIn={finish}
        />
      ) : (
        <ExpectedItems />
      )}
    </>
  );
}

/** Neither a delivery nor an item on the bench, and no search. */
const nowhere = { number: undefined, item: undefined, q: undefined };

/** Where on this page a label leads: a delivery or an item onto the bench, an order or a customer into the list. */
function placeOf(scanned: ReturnType<typeof readScan>) {
  switch (scanned.kind) {
    case "courier":
      return { ...nowhere, number: scanned.number };
    case "item":
      return { ...nowhere, item: scanned.itemNo };
    case "order":
      return { ...nowhere, q: scanned.orderNo };
    case "customer":
      return { ...nowhere, q: scanned.mark };
    default:
      return null;
  }
}

/** A label that does not come has been told by the request layer. */
async function print(itemNo: string): Promise<void> {
  const label = await call(itemLabel, { params: { itemNo } }).catch(() => null);
  if (label) await printLabel(label);
}
