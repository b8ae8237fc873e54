import { useEndpoint } from "@sihai/client";
import { itemLabel } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, SkeletonCard } from "@sihai/ui";
import { Printer } from "lucide-react";
import { useDict } from "#console";
import { type Camera, ItemLink } from "#desk";
import { StoredCard } from "./StoredCard.tsx";

type StockedAlreadyProps = { itemNo: string; camera: Camera; onPrint: (itemNo: string) => void; onClose: () => void };

/** The scan was an item that is no longer expected: its label, to print once more, and what can still be corrected. */
export function StockedAlready({ itemNo, camera, onPrint, onClose }: StockedAlreadyProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const label = useEndpoint(itemLabel, { params: { itemNo } });
  if (label.isPending) return <SkeletonCard />;
  if (label.error) return <ErrorState text={label.error.message || undefined} onReload={() => void label.refetch()} />;
  const { svg, lines, code } = label.data;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(320px,400px)_1fr]">
      <Card title={<ItemLink itemNo={itemNo} />}>
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={code} className="h-[90px]" />
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="mt-3 flex gap-3">
          <Button small icon={Printer} onClick={() => onPrint(itemNo)}>
            {words.reprint}
          </Button>
          <Button small kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      </Card>
      <StoredCard itemNo={itemNo} camera={camera} />
    </div>
  );
}
