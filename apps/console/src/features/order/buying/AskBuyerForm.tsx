import { useAction } from "@sihai/client";
import { askBuyer, buyingQueue } from "@sihai/contract/order";
import { type AskReason, askReasons } from "@sihai/domain/order";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, MoneyField, Select, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage } from "#console";
import { amountText } from "./amount-text.ts";
import type { DeskItem } from "./desk-item.ts";
import { OffersField, readOffers, type TypedOffer } from "./OffersField.tsx";

const noteMax = 300;

type AskBuyerFormProps = {
  item: DeskItem /** What the purchase would cost now, when it was found too dear. */;
  dearer: string | null;
  onDone: () => void;
};

/** A question the buyer has 72 hours to answer; a higher price says how much. */
export function AskBuyerForm({ item, dearer, onDone }: AskBuyerFormProps) {
  const words = useDict(consoleBuyingDict);
  const language = useLanguage();
  const [reason, setReason] = useState<AskReason>(dearer === null ? "variant-gone" : "price-higher");
  const [note, setNote] = useState("");
  const [newPrice, setNewPrice] = useState(dearer ?? "");
  const [offers, setOffers] = useState<readonly TypedOffer[]>([]);
  const [tried, setTried] = useState(false);
  const ask = useAction(askBuyer, {
    refreshes: [buyingQueue],
    onDone: ({ itemNo, answerBefore }) => {
      toastSuccess(words.asked(itemNo, formatDateTime(answerBefore, language, beijing)));
      onDone();
    },
  });
  const needsPrice = reason === "price-higher" && offers.length === 0;
  const alternatives = readOffers(offers);
  const errors = {
    note: note.trim() === "" ? words.needed : undefined,
    price: needsPrice && !amountText("").safeParse(newPrice).success ? words.priceNeeded : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (errors.note || errors.price || !alternatives) return;
    const price = { ...(needsPrice && { newPrice }), ...(alternatives.length > 0 && { alternatives }) };
    void ask.run({ body: { itemNo: item.itemNo, reason, note: note.trim(), ...price } });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Select
        label={words.reason}
        value={reason}
        onChange={(next) => setReason(askReasons.find((one) => one === next) ?? "seller-question")}
        options={askReasons.map((value) => ({ value, label: words.askReasons[value] }))}
      />
      {needsPrice ? (
        <MoneyField label={words.newPrice} value={newPrice} onChange={setNewPrice} error={tried ? errors.price : undefined} />
      ) : null}
      <TextArea label={words.note} maxLength={noteMax} value={note} onChange={setNote} error={tried ? errors.note : undefined} />
      {item.state === "buying" ? <OffersField item={item} value={offers} onChange={setOffers} /> : null}
      {tried && !alternatives ? (
        <p role="alert" className="text-body text-danger">
          {words.offersIncomplete}
        </p>
      ) : null}
      <Button type="submit" pending={ask.pending}>
        {words.askBuyer}
      </Button>
    </form>
  );
}
