import { useAction, useEndpoint } from "@sihai/client";
import { answerEnquiry, enquiryQueue, estimateEnquiry, readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleEnquiriesDict } from "@sihai/text/dict/console-enquiries";
import { Button, Card, TextArea, toastFailure, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage } from "#console";
import { firstOffers, isComplete, type ProductDraft, type StaffEnquiry } from "./answer-draft.ts";
import { FreightChoice } from "./FreightChoice.tsx";
import { ProductAnswer } from "./ProductAnswer.tsx";

type AnswerEditorProps = { enquiry: StaffEnquiry; onDone: () => void };

/** Links become goods, goods become offers, their freight is reckoned as they change; one press sends it all. */
export function AnswerEditor({ enquiry, onDone }: AnswerEditorProps) {
  const words = useDict(consoleEnquiriesDict);
  const language = useLanguage();
  const { enquiryNo } = enquiry;
  const [products, setProducts] = useState<readonly ProductDraft[]>(
    enquiry.products.map(({ seq }) => ({ seq, note: "", offers: [] })),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const goods = firstOffers(products);
  const estimate = useEndpoint(estimateEnquiry, { body: { enquiryNo, goods } }, { enabled: goods.length > 0, freshMs: 60_000 });
  const lines = goods.length > 0 ? (estimate.data?.lines ?? []) : [];
  const line = chosen === "" ? undefined : (lines.find(({ lineId }) => lineId === chosen) ?? lines[0]);
  const answer = useAction(answerEnquiry, {
    refreshes: [enquiryQueue, readEnquiryAsStaff],
    onDone: ({ expiresAt }) => {
      toastSuccess(words.sent(enquiryNo, formatDateTime(expiresAt, language, beijing)));
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(products)) return toastFailure(words.incomplete);
    void answer.run({
      body: {
        enquiryNo,
        lineId: line?.lineId ?? null,
        note: note.trim(),
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
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {enquiry.products.map((asked, index) => (
        <ProductAnswer
          key={asked.seq}
          asked={asked}
          draft={products[index] ?? { seq: asked.seq, note: "", offers: [] }}
          onChange={(change) =>
            setProducts((before) => before.map((one) => (one.seq === asked.seq ? { ...one, ...change(one) } : one)))
          }
        />
      ))}
      <FreightChoice
        lines={lines}
        chosen={line?.lineId ?? ""}
        isPending={goods.length > 0 && estimate.isPending}
        hasGoods={goods.length > 0}
        onChoose={setChosen}
      />
      <Card>
        <div className="flex flex-col gap-4">
          <TextArea label={words.answerNote} maxLength={500} rows={2} value={note} onChange={setNote} />
          <Button type="submit" pending={answer.pending}>
            {words.send}
          </Button>
        </div>
      </Card>
    </form>
  );
}
