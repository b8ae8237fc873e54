import { call, useAction } from "@sihai/client";
import { recordSellerRefund, returnQueue, uploadReturnProof } from "@sihai/contract/return";
import { cny, compare, toDecimal, zero } from "@sihai/domain";
import { settleReturn } from "@sihai/domain/return";
import { cnyText } from "@sihai/text";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { Button, CostLines, MoneyField, TextArea, toastSuccess, type UploadedPicture, Uploader } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { staffFile } from "#bench";
import { useDict } from "#console";
import { type DeskReturn, isAmount } from "./types.ts";

const noteMax = 300;

/** What the seller gave back with its proof; beneath, what of it the customer will get. */
export function RefundForm({ shown, onDone }: { shown: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const { returnNo, cost } = shown;
  const [amount, setAmount] = useState(cost);
  const [note, setNote] = useState("");
  const [proofs, setProofs] = useState<UploadedPicture[]>([]);
  const [tried, setTried] = useState(false);
  const fits = isAmount(amount) && compare(cny(amount), cny(cost)) <= 0;
  const isLess = fits && compare(cny(amount), cny(cost)) < 0;
  const lacksNote = isLess && note.trim() === "";
  const record = useAction(recordSellerRefund, {
    refreshes: [returnQueue],
    onDone: ({ refund }) => {
      toastSuccess(words.refundDone(returnNo, cnyText(refund)));
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!fits || lacksNote || proofs.length === 0) return;
    void record.run({ body: { returnNo, sellerRefund: amount, note: note.trim(), proofs: proofs.map(({ id }) => id) } });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MoneyField
        label={words.sellerRefund}
        hint={words.refundHint(cnyText(cost))}
        value={amount}
        onChange={setAmount}
        error={tried && !fits ? words.amountWrong : undefined}
      />
      {isLess ? (
        <TextArea
          label={words.lessNote}
          required
          maxLength={noteMax}
          value={note}
          onChange={setNote}
          error={tried && lacksNote ? words.needed : undefined}
        />
      ) : null}
      <Uploader
        label={words.proofLabel}
        hint={words.proofHint}
        value={proofs}
        onChange={setProofs}
        error={tried && proofs.length === 0 ? words.needed : undefined}
        upload={async (file, onProgress) => {
          const { fileId } = await call(uploadReturnProof, { body: { returnNo } }, { files: [file], onProgress });
          return { id: fileId, url: staffFile(fileId) };
        }}
      />
      {fits ? <CustomersPart shown={shown} amount={amount} /> : null}
      <Button type="submit" pending={record.pending}>
        {words.refund}
      </Button>
    </form>
  );
}

/** An exchange has paid its fee and way back before, so all of it is the customer's. */
function CustomersPart({ shown, amount }: { shown: DeskReturn; amount: string }) {
  const words = useDict(consoleReturnDict);
  const owes = shown.kind === "return";
  const settled = settleReturn({
    sellerRefund: cny(amount),
    fee: owes ? cny(shown.fee) : zero("CNY"),
    freight: owes ? cny(shown.freight ?? "0.00") : zero("CNY"),
  });
  const less = (part: string) => (part === "0.00" ? part : `-${part}`);
  return (
    <CostLines
      lines={[
        { label: words.sellerRefund, amount: toDecimal(cny(amount)) },
        { label: words.freight, amount: less(toDecimal(settled.freight)) },
        { label: words.fee, amount: less(toDecimal(settled.fee)) },
      ]}
      total={{ label: words.willGet, amount: toDecimal(settled.refund), tone: "ok" }}
    />
  );
}
