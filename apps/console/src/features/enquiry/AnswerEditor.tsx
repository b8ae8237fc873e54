import { useAction, useEndpoint } from "@sihai/client";
import { answerEnquiry, enquiryQueue, estimateEnquiry, readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Bound, Button, Card, Form, TextArea, toastFailure, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#console";
import { firstOffers, isComplete, type ProductDraft, type StaffEnquiry } from "./answer-draft.ts";
import { FreightChoice } from "./FreightChoice.tsx";
import { ProductAnswer } from "./ProductAnswer.tsx";

type AnswerEditorProps = { enquiry: StaffEnquiry; onDone: () => void };

/** Links become goods, goods become offers, their freight is calculated as they change; one press sends it all. */
export function AnswerEditor({ enquiry, onDone }: AnswerEditorProps) {
  const words = useDict(consoleEnquiryDict);
  const language = useLanguage();
  const { enquiryNo } = enquiry;
  const [products, setProducts] = useState<readonly ProductDraft[]>(
    enquiry.products.map(({ seq }) => ({ seq, note: "", offers: [] })),
  );
  const [chosenLineId, setChosenLineId] = useState<string | null>(null);
  const form = useSchemaForm(z.object({ note: z.string().check(z.trim()) }), { note: "" });
  const goods = firstOffers(products);
  const estimate = useEndpoint(estimateEnquiry, { body: { enquiryNo, goods } }, { enabled: goods.length > 0, freshMs: 60_000 });
  const lines = goods.length > 0 ? (estimate.data?.lines ?? []) : [];
  const line = chosenLineId === "" ? undefined : (lines.find(({ lineId }) => lineId === chosenLineId) ?? lines[0]);
  const answer = useAction(answerEnquiry, {
    refreshes: [enquiryQueue, readEnquiryAsStaff],
    onDone: ({ expiresAt }) => {
      toastSuccess(words.sent(enquiryNo, formatDateTime(expiresAt, language, beijing)));
      onDone();
    },
  });

  async function send({ note }: { note: string }) {
    if (!isComplete(products)) return toastFailure(words.incomplete);
    await answer.run({
      body: {
        enquiryNo,
        lineId: line?.lineId ?? null,
        note,
        products: products.map(({ seq, note: ofProduct, offers }) => ({
          seq,
          note: ofProduct.trim(),
          offers: offers.map(({ goods: { goodsId }, skuId, quantity, unitPrice, domesticFreight, remark }) => ({
            goodsId,
            skuId,
            quantity,
            unitPrice,
            domesticFreight,
            remark: remark.trim(),
          })),
        })),
      },
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
        isPending={goods.length > 0 && estimate.isPending}
        hasGoods={goods.length > 0}
        onChoose={setChosenLineId}
      />
      <Card>
        <div className="flex flex-col gap-4">
          <Bound form={form} name="note">
            {(field) => <TextArea label={words.answerNote} maxLength={500} rows={2} {...field} />}
          </Bound>
          <Button type="submit" pending={answer.pending}>
            {words.send}
          </Button>
        </div>
      </Card>
    </Form>
  );
}
