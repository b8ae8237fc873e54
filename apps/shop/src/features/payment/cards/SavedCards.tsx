import type { CallData } from "@sihai/contract";
import { listCards, makeCardDefault, removeCard } from "@sihai/contract/payment";
import { paymentDict } from "@sihai/text/dict/payment";
import { Button, Card, confirmBox, EmptyState, Sheet, SkeletonList, Tag, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { NotYet, useAction, useDict, useEndpoint } from "#shop";
import { brandName } from "./brand-name.ts";

/** Cards kept for paying again: which is offered first, and away with them. */
export function SavedCards() {
  const words = useDict(paymentDict).cards;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {words.title}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <CardList />
      </Sheet>
    </>
  );
}

function CardList() {
  const words = useDict(paymentDict).cards;
  const cards = useEndpoint(listCards, { query: {} }, { freshMs: 0 });
  return (
    <div className="flex flex-col gap-3">
      {!cards.data ? (
        <NotYet read={cards} skeleton={<SkeletonList cards={2} />} />
      ) : cards.data.list.length === 0 ? (
        <EmptyState text={words.empty} />
      ) : (
        <>
          {cards.data.list.map((card) => (
            <SavedCard key={card.cardId} {...card} />
          ))}
          <p className="text-note text-grey">{words.use}</p>
        </>
      )}
    </div>
  );
}

type SavedCardProps = CallData<typeof listCards>["list"][number];

function SavedCard({ cardId, brand, last4, expiry, isDefault, isExpired }: SavedCardProps) {
  const words = useDict(paymentDict).cards;
  const makeDefault = useAction(makeCardDefault, {
    quiet: true,
    refreshes: [listCards],
    onDone: () => toastSuccess(words.madeDefault),
    onFailed: () => toastFailure(words.failed),
  });
  const remove = useAction(removeCard, { refreshes: [listCards], onDone: () => toastSuccess(words.removed) });

  async function askToRemove() {
    const isSure = await confirmBox({ title: words.removeAsk, text: words.removeText, confirmText: words.remove, danger: true });
    if (isSure) void remove.run({ body: { cardId } });
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-title font-semibold">{words.named(brandName(brand, words), last4)}</h2>
        {isDefault ? <Tag tone="brand">{words.isDefault}</Tag> : null}
      </div>
      <p className={isExpired ? "text-warn" : "text-grey"}>{isExpired ? words.expired(expiry) : words.until(expiry)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isDefault ? null : (
          <Button small kind="plain" pending={makeDefault.pending} onClick={() => void makeDefault.run({ body: { cardId } })}>
            {words.makeDefault}
          </Button>
        )}
        <Button small kind="danger" pending={remove.pending} onClick={() => void askToRemove()}>
          {words.remove}
        </Button>
      </div>
    </Card>
  );
}
