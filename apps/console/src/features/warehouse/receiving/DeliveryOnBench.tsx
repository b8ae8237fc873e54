import { useEndpoint } from "@sihai/client";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, ErrorState, Notice, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import type { Camera } from "#desk";
import type { BenchItem } from "./bench-item.ts";
import { DeliveryItems } from "./DeliveryItems.tsx";
import type { StockedIn } from "./LastStockedIn.tsx";
import { NoNumberYet } from "./NoNumberYet.tsx";
import { StockedAlready } from "./StockedAlready.tsx";
import { StockedBefore } from "./StockedBefore.tsx";
import { StockInForm } from "./StockInForm.tsx";
import { UnannouncedDelivery } from "./UnannouncedDelivery.tsx";

type DeliveryOnBenchProps = {
  /** What was scanned: a courier number, or the number of a single item. */
  trackingNo: string | undefined;
  itemNo: string | undefined;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onPrint: (itemNo: string) => void;
  onStockedIn: (stockedNos: StockedIn, wantsLabel: boolean) => void;
};

/** What a scan brought onto the bench: its items, one of them being stocked in. */
export function DeliveryOnBench({ trackingNo, itemNo, ...rest }: DeliveryOnBenchProps) {
  return trackingNo === undefined ? (
    <SingleItem itemNo={itemNo ?? ""} {...rest} />
  ) : (
    <Delivery trackingNo={trackingNo} {...rest} />
  );
}

type Inside = Omit<DeliveryOnBenchProps, "trackingNo" | "itemNo">;

function Delivery({ trackingNo, ...rest }: Inside & { trackingNo: string }) {
  const delivery = useEndpoint(scanDelivery, { query: { number: trackingNo } }, { freshMs: 0 });
  if (delivery.isPending) return <SkeletonList cards={2} lines={3} picture />;
  if (delivery.error) return <ErrorState onReload={() => void delivery.refetch()} />;
  const { items, stocked = [] } = delivery.data;
  if (items.length === 0 && stocked.length > 0)
    return <StockedBefore trackingNo={delivery.data.trackingNo} items={stocked} onClose={rest.onClose} />;
  if (items.length === 0) return <UnannouncedDelivery delivery={delivery.data} {...rest} />;
  return <ItemsOnBench trackingNo={delivery.data.trackingNo} items={items} {...rest} />;
}

function SingleItem({ itemNo, ...rest }: Inside & { itemNo: string }) {
  const search = useEndpoint(listExpected, { query: { q: itemNo } }, { freshMs: 0 });
  if (search.isPending) return <SkeletonList cards={2} lines={3} picture />;
  if (search.error) return <ErrorState onReload={() => void search.refetch()} />;
  if (search.data.items.length === 0)
    return <StockedAlready itemNo={itemNo} camera={rest.camera} onPrint={rest.onPrint} onClose={rest.onClose} />;
  const [first] = search.data.items;
  if (first?.state === "awaiting-logistics") return <NoNumberYet item={first} onDirty={rest.onDirty} onClose={rest.onClose} />;
  return <ItemsOnBench trackingNo={search.data.items[0]?.trackingNo ?? null} items={search.data.items} {...rest} />;
}

function ItemsOnBench({
  trackingNo,
  items,
  camera,
  onDirty,
  onClose,
  onStockedIn,
}: Inside & { trackingNo: string | null; items: readonly BenchItem[] }) {
  const [stockedNos, setStockedNos] = useState<readonly string[]>([]);
  const [chosenNo, setChosen] = useState<string | null>(null);
  const open = items.filter((item) => !stockedNos.includes(item.itemNo));
  const current = open.find((item) => item.itemNo === chosenNo) ?? open[0];

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(320px,400px)_1fr]">
      <DeliveryItems trackingNo={trackingNo} items={items} done={stockedNos} currentNo={current?.itemNo} onChoose={setChosen} />
      {current ? (
        <StockInForm
          key={current.itemNo}
          item={current}
          camera={camera}
          onDirty={onDirty}
          onClose={onClose}
          onSetAside={() => {
            setStockedNos([...stockedNos, current.itemNo]);
            onDirty(false);
            if (open.length === 1) onClose();
          }}
          onDone={(stocked, wantsLabel) => {
            setStockedNos([...stockedNos, current.itemNo]);
            onStockedIn(stocked, wantsLabel);
            if (open.length === 1) onClose();
          }}
        />
      ) : (
        <AllDone onClose={onClose} />
      )}
    </div>
  );
}

/** Nothing of the delivery is left to stock in. */
function AllDone({ onClose }: { onClose: () => void }) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  return (
    <Notice
      tone="ok"
      action={
        <Button small kind="plain" onClick={onClose}>
          {shared.close}
        </Button>
      }
    >
      {words.alreadyDone}
    </Notice>
  );
}
