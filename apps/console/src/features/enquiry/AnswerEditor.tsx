import { useAction, useEndpoint } from "@sihai/client";
import { answerEnquiry, enquiryQueue, estimateEnquiry, readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Bound, Button, Card, Form, TextArea, toastFailure, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#console";
import { shapedAs, usePersistedForm, usePersistedState } from "#desk";
import { areAnswered, firstOffers, isComplete, type ProductDraft, type StaffEnquiry } from "./answer-draft.ts";
import { FreightChoice } from "./FreightChoice.tsx";
import { ProductAnswer } from "./ProductAnswer.tsx";

type AnswerEditorProps = { enquiry: StaffEnquiry; onDone: () => void };

/** Links become goods, goods become offers, their freight is calculated as they change; one press sends it all. A reload loses nothing of it. */
export function AnswerEditor({ enquiry, onDone }: AnswerEditorProps) {
  const words = useDict(consoleEnquiryDict);
  const { enquiryNo } = enquiry;
  const [products, setProducts, forgetProducts] = usePersistedState<readonly ProductDraft[]>(
    `enquiry-${enquiryNo}`,
    enquiry.products.map(({ seq }) => ({ seq, note: "", offers: [] })),
    areAnswered,
  );
  const note = z.object({ note: z.string().check(z.trim()) });
  const { form, forget } = usePersistedForm(`enquiry-note-${enquiryNo}`, note, { note: "" }, shapedAs({ note: "" }));
  const { goods, lines, line, isPending, choose } = useFreight(enquiryNo, products);
  const answer = useAnswer(enquiryNo, () => {
    forgetProducts();
    forget();
    onDone();
  });

  async function send({ note }: { note: string }) {
    if (!isComplete(products)) return toastFailure(words.incomplete);
    await answer.run({
      body: { enquiryNo, lineId: line?.lineId ?? null, note, products: products.map(answered) },
    });
  }

  return (
    <Form form={form} onSubmit={send}>
      {enquiry.products.map((product, index) => (
        <ProductAnswer
          key={product.seq}
          product={product}
          draft={products[index] ?? { seq: product.seq, note: "", offers: [] }}
          onChange={(change) =>
            setProducts((previous) => previous.map((one) => (one.seq === product.seq ? { ...one, ...change(one) } : one)))
          }
        />
      ))}
      <FreightChoice
        lines={lines}
        chosen={line?.lineId ?? ""}
        isPending={isPending}
        hasGoods={goods.length > 0}
        onChoose={choose}
      />
      <NoteAndSend form={form} pending={answer.pending} />
    </Form>
  );
}

/** What the freight of the first offers would be, and on which line: the chosen one, or else the first. */
function useFreight(enquiryNo: string, products: readonly ProductDraft[]) {
  const [chosenLineId, choose] = useState<string | null>(null);
  const goods = firstOffers(products);
  const estimate = useEndpoint(estimateEnquiry, { body: { enquiryNo, goods } }, { enabled: goods.length > 0, freshMs: 60_000 });
  const lines = goods.length > 0 ? (estimate.data?.lines ?? []) : [];
  const line = chosenLineId === "" ? undefined : (lines.find(({ lineId }) => lineId === chosenLineId) ?? lines[0]);
  return { goods, lines, line, isPending: goods.length > 0 && estimate.isPending, choose };
}

/** A product with its offers, as they are sent. */
function answered({ seq, note, offers }: ProductDraft) {
  return {
    seq,
    note: note.trim(),
    offers: offers.map(({ goods: { goodsId }, skuId, quantity, unitPrice, domesticFreight, remark }) => ({
      goodsId,
      skuId,
      quantity,
      unitPrice,
      domesticFreight,
      remark: remark.trim(),
    })),
  };
}

type NoteAndSendProps = { form: ReturnType<typeof useSchemaForm<{ note: string }>>; pending: boolean };

function NoteAndSend({ form, pending }: NoteAndSendProps) {
  const words = useDict(consoleEnquiryDict);
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.answerNote} maxLength={500} rows={2} {...field} />}
        </Bound>
        <Button type="submit" pending={pending}>
          {words.send}
        </Button>
      </div>
    </Card>
  );
}

/** Sends the answer and says until when the customer can take it. */
function useAnswer(enquiryNo: string, onDone: () => void) {
  const words = useDict(consoleEnquiryDict);
  const language = useLanguage();
  return useAction(answerEnquiry, {
    refreshes: [enquiryQueue, readEnquiryAsStaff],
    onDone: ({ expiresAt }) => {
      toastSuccess(words.sent(enquiryNo, formatDateTime(expiresAt, language, beijing)));
      onDone();
    },
  });
}
