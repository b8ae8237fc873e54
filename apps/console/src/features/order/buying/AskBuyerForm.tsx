import { useAction } from "@sihai/client";
import { askBuyer, buyingQueue } from "@sihai/contract/order";
import { askReasons } from "@sihai/domain/order";
import { beijing, formatDateTime } from "@sihai/text";
import { type ConsoleBuyingWords, consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Bound, Button, Form, MoneyField, Select, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#console";
import { fieldText, positiveAmount, showRefusal } from "#desk";
import type { DeskItem } from "./desk-item.ts";
import { OffersField } from "./OffersField.tsx";
import { offerEntry, readOffers } from "./offer-entry.ts";

const noteMax = 300;

type AskBuyerFormProps = {
  item: DeskItem;
  /** What the purchase would cost now, when it turned out too dear; null otherwise. */
  dearer: string | null;
  onDone: () => void;
};

/** A higher price is named, unless other things are offered, which carry their own. */
const needsPrice = ({ reason, offers }: { reason: string; offers: readonly unknown[] }) =>
  reason === "price-higher" && offers.length === 0;

function questionSchema(words: ConsoleBuyingWords) {
  return z
    .object({
      reason: z.enum(askReasons),
      newPrice: z.string(),
      note: fieldText(askBuyer.body.shape.note, words.needed),
      offers: z.array(offerEntry).check(z.refine((offers) => readOffers(offers) !== null, { error: words.offersIncomplete })),
    })
    .check(
      z.refine((entry) => !needsPrice(entry) || positiveAmount("").safeParse(entry.newPrice).success, {
        path: ["newPrice"],
        error: words.priceNeeded,
      }),
    );
}

/** A question the buyer has 72 hours to answer; a higher price says how much. */
export function AskBuyerForm({ item, dearer, onDone }: AskBuyerFormProps) {
  const words = useDict(consoleBuyingDict);
  const language = useLanguage();
  const form = useSchemaForm(questionSchema(words), {
    reason: dearer === null ? "variant-gone" : "price-higher",
    newPrice: dearer ?? "",
    note: "",
    offers: [],
  });
  const ask = useAction(askBuyer, {
    refreshes: [buyingQueue],
    onDone: ({ itemNo, answerBefore }) => {
      toastSuccess(words.questionSent(itemNo, formatDateTime(answerBefore, language, beijing)));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { PRICE_NOT_CORRECT: "newPrice", ALTERNATIVE_NOT_CORRECT: "offers" }),
  });

  function send(entry: z.infer<ReturnType<typeof questionSchema>>) {
    const { reason, note, newPrice } = entry;
    const alternatives = readOffers(entry.offers) ?? [];
    const price = { ...(needsPrice(entry) && { newPrice }), ...(alternatives.length > 0 && { alternatives }) };
    return ask.run({ body: { itemNo: item.itemNo, reason, note, ...price } });
  }

  return (
    <Form form={form} onSubmit={send}>
      <Bound form={form} name="reason">
        {(field) => (
          <Select
            label={words.reason}
            options={askReasons.map((value) => ({ value, label: words.askReasons[value] }))}
            {...field}
          />
        )}
      </Bound>
      {needsPrice(form.watch()) ? (
        <Bound form={form} name="newPrice">
          {(field) => <MoneyField label={words.newPrice} {...field} />}
        </Bound>
      ) : null}
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.note} maxLength={noteMax} {...field} />}
      </Bound>
      {item.state === "buying" ? (
        <Bound form={form} name="offers">
          {({ value, onChange, error }) => <OffersField item={item} value={value} onChange={onChange} error={error} />}
        </Bound>
      ) : null}
      <Button type="submit" pending={ask.pending}>
        {words.askBuyer}
      </Button>
    </Form>
  );
}
