import { formatDate, joinedSentences } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Deadline, LinkButton } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict, useLanguage } from "#shop";
import { useReturnWay } from "../return/use-return-way.ts";
import type { StoredItem } from "./stored-item.ts";
import { useDiscard } from "./use-discard.ts";

/** The ways out for something no line takes: back to its seller while that is possible, thrown away, or kept where it is stored. */
export function WaysOut({ item, children }: { item: StoredItem; children?: ReactNode }) {
  const words = useDict(storageDict);
  const { orderNo, itemNo, itemId, tasks } = item;
  const way = useReturnWay(item);
  const discard = useDiscard(itemId);
  return (
    <>
      {way ? <GoesBack way={way} item={item} /> : null}
      <div className="flex flex-wrap gap-2">
        {children}
        {way && way.obstacle !== null ? null : (
          <LinkButton small kind="quiet" href={href("/operation/return-exchange", { orderNo, itemNo, type: "return" })}>
            {words.returnThis}
          </LinkButton>
        )}
        {tasks.some(({ kind }) => kind === "discard") ? null : (
          <Button small kind="danger" pending={discard.pending} onClick={discard.ask}>
            {words.discard}
          </Button>
        )}
        <LinkButton
          small
          kind="quiet"
          href={href("/order/in-storage/goods-list", { warehouse: String(item.warehouse), item: itemId })}
        >
          {words.keepIt}
        </LinkButton>
      </div>
    </>
  );
}

type GoesBackProps = { way: NonNullable<ReturnType<typeof useReturnWay>>; item: StoredItem };

/** Until when it can go back; or why it cannot, and how long it can stay. */
function GoesBack({ way, item }: GoesBackProps) {
  const words = useDict(storageDict);
  const { obstacles } = useDict(returnDict);
  const language = useLanguage();
  if (way.obstacle === null)
    return way.deadline === null ? null : <Deadline at={way.deadline} label={words.returnBy} urgentWithinHours={48} />;
  return (
    <p className="text-note text-grey">
      {joinedSentences(
        [words.cannotReturn(obstacles[way.obstacle]), words.canStay(formatDate(item.storage.endsAt, language))],
        language,
      )}
    </p>
  );
}
