import { useEndpoint } from "@sihai/client";
import { itemLabel } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, ErrorState, SkeletonCard } from "@sihai/ui";
import { Printer } from "lucide-react";
import { useDict } from "#console";
import { ItemLink } from "#desk";

type StockedAlreadyProps = { itemNo: string; onPrint: (itemNo: string) => void; onClose: () => void };

/** The scan was an item that is no longer expected: its label, to print once more. */
export function StockedAlready({ itemNo, onPrint, onClose }: StockedAlreadyProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const label = useEndpoint(itemLabel, { params: { itemNo } });
  if (label.isPending) return <SkeletonCard />;
  if (label.error) return <ErrorState text={label.error.message || undefined} onReload={() => void label.refetch()} />;
  const { svg, lines, code } = label.data;
  return (
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
  );
}
