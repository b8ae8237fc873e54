import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, LinkButton, Notice, Sheet } from "@sihai/ui";
import { href, useDict } from "#shop";

type JustOrderedProps = {
  /** The order that bought the same; null while nothing is asked. */
  orderNo: string | null;
  /** CNY, what ordering it again comes to. */
  sum: string;
  pending: boolean;
  onClose: () => void;
  onAgain: () => void;
};

/** The same was bought at once a moment ago, in another tab say: that order is one tap away, and ordering again is a choice. */
export function JustOrdered({ orderNo, sum, pending, onClose, onAgain }: JustOrderedProps) {
  const words = useDict(orderDict);
  return (
    <Sheet
      open={orderNo !== null}
      onClose={onClose}
      title={words.justOrderedTitle}
      footer={
        <Button wide kind="quiet" pending={pending} onClick={onAgain}>
          {words.orderAgain(cnyText(sum))}
        </Button>
      }
    >
      <Notice tone="warn">{words.justOrderedText(orderNo ?? "")}</Notice>
      <LinkButton wide href={orderNo === null ? href("/order/list") : href("/order/detail", { orderNo })}>
        {words.toThatOrder}
      </LinkButton>
    </Sheet>
  );
}
