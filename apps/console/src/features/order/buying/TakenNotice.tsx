import { useAction } from "@sihai/client";
import { buyingQueue, handBack } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, Notice, TextLink, toastSuccess } from "@sihai/ui";
import { href, useDict } from "#console";

type TakenNoticeProps = { itemNos: readonly string[]; onUndone: () => void };

/** Where rows went that left this list by "start buying": with the way there, and back. */
export function TakenNotice({ itemNos, onUndone }: TakenNoticeProps) {
  const words = useDict(consoleBuyingDict);
  const back = useAction(handBack, {
    refreshes: [buyingQueue],
    onDone: ({ handedBack }) => {
      toastSuccess(words.handedBack(handedBack));
      onUndone();
    },
  });
  const [first] = itemNos;
  if (first === undefined) return null;
  return (
    <Notice tone="ok">
      <span role="status">{words.movedToBuying(itemNos.length)}</span>{" "}
      <TextLink href={href("/buying", { tab: "buying", item: first })}>{words.seeThere}</TextLink>{" "}
      <Button
        small
        kind="plain"
        pending={back.pending}
        onClick={() => void back.run({ body: { itemNos: [...itemNos], reason: "by-mistake" } })}
      >
        {words.undoTaking}
      </Button>
    </Notice>
  );
}
