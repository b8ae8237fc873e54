import { answerItem, listOrders, orderDetail, unconfirmedItems } from "@sihai/contract/order";
import { isPositive } from "@sihai/domain";
import { cnyText, labelled } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Button, Card, confirmBox, Deadline, Gallery, Notice, StaffText, TextLink, toast, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useAction, useDict, useLanguage } from "#shop";
import { AcceptSheet } from "./AcceptSheet.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { OfferChoice } from "./OfferChoice.tsx";
import type { OfferOnWire, UnconfirmedItemOnWire } from "./types.ts";

const changes = [unconfirmedItems, listOrders, orderDetail];

/** What staff ask about one item, until when, and the two answers. */
export function UnconfirmedItem({ item }: { item: UnconfirmedItemOnWire }) {
  const words = useDict(orderDict);
  const [choice, setChoice] = useState<number | null>(null);
  const { ask } = item;
  const chosen = ask?.alternatives?.find((offer) => offer.choice === choice);
  const short = chosen ? (isPositive(chosen.charge) ? chosen.charge : null) : (ask?.short ?? null);
  return (
    <Card>
      <p className="mb-2 text-note">
        <TextLink href={href("/order/detail", { orderNo: item.orderNo })}>{words.orderNumber(item.orderNo)}</TextLink>
      </p>
      <ItemRow item={item} />
      {ask ? <Question ask={ask} short={short} choice={choice} onChoose={setChoice} /> : null}
      <Answers itemNo={item.itemNo} offers={ask?.alternatives?.length ?? 0} chosen={chosen} short={short} />
    </Card>
  );
}

type QuestionProps = {
  ask: NonNullable<UnconfirmedItemOnWire["ask"]>;
  short: string | null;
  choice: number | null;
  onChoose: (choice: number | null) => void;
};

/** Why it is asked, what the buyer saw, what else there is, and until when. */
function Question({ ask, short, choice, onChoose }: QuestionProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const offers = ask.alternatives ?? [];
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Notice tone="warn" title={words.askReason[ask.reason]}>
        <span className="block">
          {labelled(words.buyerSays, "", language)}
          <StaffText>{ask.note}</StaffText>
        </span>
        {short === null ? null : <span className="block">{words.short(cnyText(short))}</span>}
      </Notice>
      {ask.photos.length > 0 ? (
        <Gallery
          label={words.benchPhotos}
          pictures={ask.photos.map((fileId) => ({ src: `/api/files/${fileId}`, alt: words.benchPhotos }))}
        />
      ) : null}
      {offers.length > 0 ? <OfferChoice offers={offers} value={choice} onChange={onChoose} /> : null}
      {ask.answerBefore === null ? null : <Deadline at={ask.answerBefore} label={words.next["awaiting-confirmation"]} />}
    </div>
  );
}

/** No, or yes; a yes that costs more is paid at once. */
function Answers({ itemNo, offers, chosen, short }: Accepting & { itemNo: string }) {
  const words = useDict(orderDict);
  const [accepting, setAccepting] = useState(false);
  const answer = useAction(answerItem, {
    refreshes: changes,
    onDone: ({ refunded }, { body }) =>
      toastSuccess(body.answer === "accept" ? words.accepted : words.cancelledWith(cnyText(refunded))),
  });

  async function decline() {
    const question = { title: words.decline, text: words.declineText, danger: true };
    // Beside the cancelling of an item, "cancel" would read as that.
    const sure = await confirmBox({ ...question, confirmText: words.decline, cancelText: words.declineNot });
    if (sure) void answer.run({ body: { itemNo, answer: "decline" } });
  }
  function accept() {
    if (offers > 0 && !chosen) toast(words.chooseOffer);
    else if (short === null) void answer.run({ body: { itemNo, answer: "accept", ...(chosen && { choice: chosen.choice }) } });
    else setAccepting(true);
  }

  return (
    <>
      <div className="mt-3 flex gap-3">
        <Button wide small kind="danger" onClick={() => void decline()}>
          {words.decline}
        </Button>
        <Button wide small pending={answer.pending} onClick={accept}>
          {acceptText(words, { offers, chosen, short })}
        </Button>
      </div>
      {short === null ? null : (
        <AcceptSheet
          itemNo={itemNo}
          short={short}
          choice={chosen?.choice}
          refreshes={changes}
          open={accepting}
          onClose={() => setAccepting(false)}
        />
      )}
    </>
  );
}

type Accepting = { offers: number; chosen: OfferOnWire | undefined; short: string | null };

/** The button says what pressing it takes or gives. */
function acceptText(words: OrderWords, { offers, chosen, short }: Accepting): string {
  if (offers === 0) return short === null ? words.accept : words.acceptPay(cnyText(short));
  if (short !== null) return words.takeOfferPay(cnyText(short));
  return chosen && isPositive(chosen.giveBack) ? words.takeOfferGives(cnyText(chosen.giveBack)) : words.takeOffer;
}
