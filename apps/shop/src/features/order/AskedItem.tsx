import { answerItem, glanceAtOrders, listOrders, orderDetail, unconfirmedItems } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Card, confirmBox, Deadline, Gallery, Notice, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";
import { AcceptSheet } from "./AcceptSheet.tsx";
import { ItemRow } from "./ItemRow.tsx";
import type { AskedItemOnWire } from "./types.ts";

const changes = [unconfirmedItems, listOrders, orderDetail, glanceAtOrders];

/** What staff ask about one item, until when, and the two answers. */
export function AskedItem({ item }: { item: AskedItemOnWire }) {
  const words = useDict(orderDict);
  const [accepting, setAccepting] = useState(false);
  const { itemNo, ask } = item;
  const answer = useAction(answerItem, {
    refreshes: changes,
    onDone: ({ refunded }, { body }) =>
      toastSuccess(body.answer === "accept" ? words.accepted : words.cancelledWith(cnyText(refunded))),
  });
  const short = ask?.short ?? null;

  async function decline() {
    const sure = await confirmBox({ title: words.decline, text: words.declineText, danger: true, confirmText: words.decline });
    if (sure) void answer.run({ body: { itemNo, answer: "decline" } });
  }
  function accept() {
    if (short === null) void answer.run({ body: { itemNo, answer: "accept" } });
    else setAccepting(true);
  }

  return (
    <Card>
      <p className="mb-2 text-sm text-grey">{words.orderNumber(item.orderNo)}</p>
      <ItemRow item={item} />
      {ask ? (
        <div className="mt-3 flex flex-col gap-3">
          <Notice tone="warn" title={words.askReason[ask.reason]}>
            <span className="block">
              {words.buyerSays}: {ask.note}
            </span>
            {short === null ? null : <span className="block">{words.short(cnyText(short))}</span>}
          </Notice>
          {ask.photos.length > 0 ? (
            <Gallery
              label={words.benchPhotos}
              pictures={ask.photos.map((fileId) => ({ src: `/api/files/${fileId}`, alt: words.benchPhotos }))}
            />
          ) : null}
          {ask.answerBefore === null ? null : <Deadline at={ask.answerBefore} label={words.next["awaiting-confirmation"]} />}
        </div>
      ) : null}
      <div className="mt-3 flex gap-3">
        <Button wide small kind="danger" onClick={() => void decline()}>
          {words.decline}
        </Button>
        <Button wide small pending={answer.pending} onClick={accept}>
          {short === null ? words.accept : words.acceptPay(cnyText(short))}
        </Button>
      </div>
      {short === null ? null : (
        <AcceptSheet itemNo={itemNo} short={short} refreshes={changes} open={accepting} onClose={() => setAccepting(false)} />
      )}
    </Card>
  );
}
