import { call, useAction } from "@sihai/client";
import { recordSellerRefund, returnQueue, uploadReturnProof } from "@sihai/contract/return";
import { cny, compare, toDecimal, zero } from "@sihai/domain";
import { settleReturn } from "@sihai/domain/return";
import { cnyText } from "@sihai/text";
import { type ConsoleReturnWords, consoleReturnDict } from "@sihai/text/dict/console/return";
import { Bound, Button, CostLines, Form, MoneyField, TextArea, toastSuccess, Uploader, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { amount, showRefusal, staffFile } from "#desk";
import type { DeskReturn } from "./types.ts";

const noteMax = 300;
const proof = z.object({ id: z.string(), url: z.string(), name: z.string() });

/** How a typed amount stands to what the item cost: null when it is no amount, or more than that. */
function measureOf(typedAmount: string, cost: string): "less" | "all" | null {
  if (!amount("").safeParse(typedAmount).success) return null;
  const order = compare(cny(typedAmount), cny(cost));
  return order > 0 ? null : order < 0 ? "less" : "all";
}

function refundSchema(cost: string, words: ConsoleReturnWords) {
  return z
    .object({
      sellerRefund: z.string().check(z.refine((text) => measureOf(text, cost) !== null, { error: words.amountWrong })),
      note: z.string().check(z.trim()),
      proofs: z.array(proof).check(z.minLength(1, { error: words.needed })),
    })
    .check(
      z.refine(({ sellerRefund, note }) => measureOf(sellerRefund, cost) !== "less" || note !== "", {
        path: ["note"],
        error: words.needed,
      }),
    );
}
type RefundEntry = z.infer<ReturnType<typeof refundSchema>>;

/** What the seller gave back with its proof; beneath, what of it the customer will get. */
export function RefundForm({ returnCase, onDone }: { returnCase: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const { returnNo, cost } = returnCase;
  const form = useSchemaForm<RefundEntry>(refundSchema(cost, words), { sellerRefund: cost, note: "", proofs: [] });
  const record = useAction(recordSellerRefund, {
    refreshes: [returnQueue],
    onDone: ({ refund }) => {
      toastSuccess(words.refundDone(returnNo, cnyText(refund)));
      onDone();
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        RETURN_REFUND_TOO_HIGH: "sellerRefund",
        RETURN_NOTE_MISSING: "note",
        RETURN_PHOTO_NOT_FOUND: "proofs",
      }),
  });
  const { sellerRefund } = form.watch();
  const measure = measureOf(sellerRefund, cost);

  return (
    <Form
      form={form}
      onSubmit={({ proofs, ...entry }) => record.run({ body: { returnNo, ...entry, proofs: proofs.map(({ id }) => id) } })}
    >
      <RefundFields form={form} returnCase={returnCase} isLess={measure === "less"} />
      {measure === null ? null : <CustomersPart returnCase={returnCase} amount={sellerRefund} />}
      <Button type="submit" pending={record.pending}>
        {words.refund}
      </Button>
    </Form>
  );
}

type RefundFieldsProps = { form: ReturnType<typeof useSchemaForm<RefundEntry>>; returnCase: DeskReturn; isLess: boolean };

function RefundFields({ form, returnCase: { returnNo, cost }, isLess }: RefundFieldsProps) {
  const words = useDict(consoleReturnDict);
  return (
    <>
      <Bound form={form} name="sellerRefund">
        {(field) => <MoneyField label={words.sellerRefund} hint={words.refundHint(cnyText(cost))} {...field} />}
      </Bound>
      {isLess ? (
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.lessNote} required maxLength={noteMax} {...field} />}
        </Bound>
      ) : null}
      <Bound form={form} name="proofs">
        {({ value, onChange, error }) => (
          <Uploader
            label={words.proofLabel}
            hint={words.proofHint}
            value={value}
            onChange={onChange}
            error={error}
            upload={async (file, onProgress, signal) => {
              const { fileId } = await call(uploadReturnProof, { body: { returnNo } }, { files: [file], onProgress, signal });
              return { id: fileId, url: staffFile(fileId) };
            }}
          />
        )}
      </Bound>
    </>
  );
}

/** An exchange has paid its fee and way back earlier, so all of it is the customer's. */
function CustomersPart({ returnCase, amount: sellerRefund }: { returnCase: DeskReturn; amount: string }) {
  const words = useDict(consoleReturnDict);
  const owes = returnCase.kind === "return";
  const settled = settleReturn({
    sellerRefund: cny(sellerRefund),
    fee: owes ? cny(returnCase.fee) : zero("CNY"),
    freight: owes ? cny(returnCase.freight ?? "0.00") : zero("CNY"),
  });
  const less = (part: string) => (part === "0.00" ? part : `-${part}`);
  return (
    <CostLines
      lines={[
        { label: words.sellerRefund, amount: toDecimal(cny(sellerRefund)) },
        { label: words.freight, amount: less(toDecimal(settled.freight)) },
        { label: words.fee, amount: less(toDecimal(settled.fee)) },
      ]}
      total={{ label: words.willGet, amount: toDecimal(settled.refund), tone: "ok" }}
    />
  );
}
