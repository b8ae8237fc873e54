import { useEndpoint } from "@sihai/client";
import { listExpected } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Notice } from "@sihai/ui";
import { useDict, useMay } from "#console";
import { BenchItemCell } from "./BenchItemCell.tsx";
import type { BenchItem } from "./bench-item.ts";
import { NumberForm } from "./NumberForm.tsx";

type NoNumberYetProps = { item: BenchItem; onDirty: (dirty: boolean) => void; onClose: () => void };

/** Registered without a number: the number is on the parcel, and whoever has it in hand enters it. */
export function NoNumberYet({ item, onDirty, onClose }: NoNumberYetProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const order = useEndpoint(listExpected, { query: { q: item.orderNo } });
  const waiting = (order.data?.items ?? []).filter(({ state }) => state === "awaiting-logistics");
  return (
    <div className="flex max-w-[720px] flex-col gap-4">
      <Notice
        tone="warn"
        title={words.noNumberYet}
        action={
          <Button small kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        }
      >
        {words.noNumberYetText}
      </Notice>
      <Card>
        <div className="flex flex-col gap-4">
          <BenchItemCell item={item} />
          {may("receiving.record") ? (
            <NumberForm item={item} others={waiting.filter(({ itemNo }) => itemNo !== item.itemNo)} onDirty={onDirty} />
          ) : null}
        </div>
      </Card>
    </div>
  );
}
