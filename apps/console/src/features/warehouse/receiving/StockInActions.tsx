import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button } from "@sihai/ui";
import { useDict, useMay } from "#console";
import type { BenchItem } from "./bench-item.ts";

type StockInActionsProps = {
  item: BenchItem;
  pending: boolean;
  /** What was doubted was looked at again: the next press is meant. */
  isChecked: boolean;
  onSetAside: (why: "part" | "finding") => void;
  onClose: () => void;
};

/** Stock in; or say that it is not right, or that only part of it came. */
export function StockInActions({ item, pending, isChecked, onSetAside, onClose }: StockInActionsProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const mayRecord = useMay()("receiving.record");
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={pending} disabledReason={mayRecord ? null : words.mayNotRecord}>
        {isChecked ? words.stockInChecked : words.stockIn}
      </Button>
      {mayRecord ? (
        <Button kind="quiet" onClick={() => onSetAside("finding")}>
          {words.notRight}
        </Button>
      ) : null}
      {mayRecord && item.quantity > 1 && item.state !== "signed" ? (
        <Button kind="quiet" onClick={() => onSetAside("part")}>
          {words.partOnly}
        </Button>
      ) : null}
      <Button kind="plain" onClick={onClose}>
        {shared.close}
      </Button>
    </div>
  );
}
