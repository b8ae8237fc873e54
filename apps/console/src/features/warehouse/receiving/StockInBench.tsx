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
    const scanned = readScan(text);
    if (isDirty) toastFailure(shared.scan.finishFirst);
    else if (scanned.kind === "courier") change({ number: scanned.number, item: undefined, q: undefined });
    else if (scanned.kind === "item") change({ number: undefined, item: scanned.itemNo, q: undefined });
    else if (scanned.kind === "order") change({ q: scanned.orderNo, number: undefined, item: undefined });
    else if (scanned.kind === "customer") change({ q: scanned.mark, number: undefined, item: undefined });
    else toastFailure(shared.scan.unknown(text));
  }

  async function print(itemNo: string) {
    await printLabel(await call(itemLabel, { params: { itemNo } }));
  }

  function closeDelivery() {
    setDirty(false);
    change({ number: undefined, item: undefined });
  }

  return (
    <>
      <ScanField onScan={scan} hint={words.scanHint} busy={isDirty} />
      {last ? (
        <LastStockedIn
          last={last}
          onPrint={() => void print(last.itemNo)}
          onCorrect={() =>
            isDirty ? toastFailure(shared.scan.finishFirst) : change({ number: undefined, item: last.itemNo, q: undefined })
          }
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
          onStockedIn={(done, wantsLabel) => {
            toastSuccess(words.stockedIn(done.itemNo));
            setLast(done);
            setDirty(false);
            void refresh(listExpected);
            if (wantsLabel) void print(done.itemNo);
          }}
        />
      ) : (
        <ExpectedItems />
      )}
    </>
  );
}
