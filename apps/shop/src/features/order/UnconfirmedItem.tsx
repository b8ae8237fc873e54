import { answerItem, listOrders, orderDetail, unconfirmedItems } from "@sihai/contract/order";
import { isPositive } from "@sihai/domain";
import { cnyText, labelled } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import {
  Button,
  Card,
  confirmBox,
  Deadline,
  Gallery,
  Notice,
  StaffText,
  TextArea,
  TextLink,
  toast,
  toastFailure,
  toastSuccess,
} from "@sihai/ui";
import { useState } from "react";
import { href, refusalText, useAction, useDict, useLanguage } from "#shop";
import { answerDraft } from "../../stores/answer-draft.ts";
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
      <Answers
        itemNo={item.itemNo}
        isQuestion={ask?.reason === "seller-question"}
        offers={ask?.alternatives?.length ?? 0}
        chosen={chosen}
        short={short}
      />
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

/** What the customer says to it in words, and no, or yes; a yes that costs more is paid at once. */
function Answers({ itemNo, ...asked }: Accepting & { itemNo: string }) {
  const words = useDict(orderDict);
  const { offers, chosen, short } = asked;
  const [accepting, setAccepting] = useState(false);
  const draft = answerDraft(itemNo);
  const [note, setNote] = useState(draft.read);
  const said = note.trim() === "" ? {} : { note: note.trim() };
  const answer = useAction(answerItem, {
    quiet: true,
    refreshes: changes,
    // Declining cancels the item, and a cancel that failed has a text of its own (rule E-61); a refusal says why.
    onFailed: (error, { body }) =>
      toastFailure(body.answer === "decline" ? refusalText(error, words.cancelItemFailed) : error.message),
    onDone: ({ refunded }, { body }) => {
      draft.clear();
      toastSuccess(body.answer === "accept" ? words.accepted : words.cancelledWith(cnyText(refunded)));
    },
  });

  async function decline() {
    const question = { title: words.decline, text: words.declineText, danger: true };
    // Beside the cancelling of an item, "cancel" would read as that.
    const sure = await confirmBox({ ...question, confirmText: words.decline, cancelText: words.declineNot });
    if (sure) void answer.run({ body: { itemNo, answer: "decline", ...said } });
  }
  function accept() {
    if (offers > 0 && !chosen) toast(words.chooseOffer);
    else if (short === null)
      void answer.run({ body: { itemNo, answer: "accept", ...said, ...(chosen && { choice: chosen.choice }) } });
    else setAccepting(true);
  }

  return (
    <>
      <div className="mt-3">
        <TextArea
          label={words.answerNote}
          hint={words.answerNoteHint}
          rows={2}
          maxLength={300}
          value={note}
          onChange={(text) => {
            setNote(text);
            draft.keep(text);
          }}
        />
      </div>
      <div className="mt-3 flex gap-3">
        <Button wide small kind="danger" onClick={() => void decline()}>
          {words.decline}
        </Button>
        <Button wide small pending={answer.pending} onClick={accept}>
          {acceptText(words, asked)}
        </Button>
      </div>
      {short === null ? null : (
        <AcceptSheet
          itemNo={itemNo}
          short={short}
          choice={chosen?.choice}
          said={said}
          refreshes={changes}
          open={accepting}
          onClose={() => setAccepting(false)}
        />
      )}
    </>
  );
}

/** `isQuestion`: it asks for words, so that saying yes sends them. */
type Accepting = { isQuestion: boolean; offers: number; chosen: OfferOnWire | undefined; short: string | null };

/** The button says what pressing it takes or gives. */
function acceptText(words: OrderWords, { isQuestion, offers, chosen, short }: Accepting): string {
  if (short !== null) return offers === 0 ? words.acceptPay(cnyText(short)) : words.takeOfferPay(cnyText(short));
  if (offers === 0) return isQuestion ? words.sendAnswer : words.accept;
  return chosen && isPositive(chosen.giveBack) ? words.takeOfferGives(cnyText(chosen.giveBack)) : words.takeOffer;
}
