import { useAction } from "@sihai/client";
import { approveReturn, refuseReturn, returnQueue } from "@sihai/contract/return";
import { type ConsoleReturnWords, consoleReturnDict } from "@sihai/text/dict/console/return";
import { Bound, Button, Card, ChipGroup, Form, MoneyField, TextArea, toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import { amount, shapedAs, showRefusal, usePersistedForm } from "#desk";
import type { DeskReturn } from "./types.ts";

const reasonMax = 300;
const answers = ["approve", "refuse"] as const;

function answerSchema(isExchange: boolean, words: ConsoleReturnWords) {
  const isReason = (text: string) => z.safeDecode(refuseReturn.body.shape.reason, text).success;
  return z.object({ answer: z.enum(answers), freight: z.string(), reason: z.string().check(z.trim()) }).check(
    z.refine(({ answer, freight }) => answer === "refuse" || !isExchange || amount("").safeParse(freight).success, {
      path: ["freight"],
      error: words.amountWrong,
    }),
    z.refine(({ answer, reason }) => answer === "approve" || isReason(reason), { path: ["reason"], error: words.needed }),
  );
}
type AnswerEntry = z.infer<ReturnType<typeof answerSchema>>;
const unanswered: AnswerEntry = { answer: "approve", freight: "", reason: "" };

/** The seller's answer: agreed, for an exchange with a quote of the way back; or refused, with the reason the customer reads. */
export function AnswerForm({ returnCase: { returnNo, kind }, onDone }: { returnCase: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const isExchange = kind === "exchange";
  const { form, forget } = usePersistedForm<AnswerEntry>(
    `return-${returnNo}`,
    answerSchema(isExchange, words),
    unanswered,
    shapedAs(unanswered),
  );
  const approve = useAction(approveReturn, {
    refreshes: [returnQueue],
    onDone: () => {
      toastSuccess(words.approved(returnNo));
      leave();
    },
    onFailed: (error) => showRefusal(form, error, { RETURN_FREIGHT_REFUSED: "freight" }),
  });
  const refuse = useAction(refuseReturn, {
    refreshes: [returnQueue],
    onDone: () => toastSuccess(words.refused(returnNo)),
  });

  function leave() {
    forget();
    onDone();
  }

  async function send({ answer, freight, reason }: AnswerEntry) {
    if (answer === "approve") {
      await approve.run({ body: { returnNo, ...(isExchange && { freight }) } });
      return;
    }
    const act = () => refuse.run({ body: { returnNo, reason } });
    defer({ subject: returnNo, text: words.refusing(returnNo), act });
    leave();
  }

  const isApproved = form.watch("answer") === "approve";
  return (
    <Card>
      <Form form={form} onSubmit={send}>
        <Bound form={form} name="answer">
          {({ value, onChange }) => (
            <ChipGroup
              label={words.kind}
              value={value}
              onChange={onChange}
              options={answers.map((one) => ({ value: one, label: words[one] }))}
            />
          )}
        </Bound>
        {isApproved && isExchange ? (
          <Bound form={form} name="freight">
            {(field) => <MoneyField label={words.quoteLabel} hint={words.quoteHint} {...field} />}
          </Bound>
        ) : null}
        {isApproved ? null : (
          <Bound form={form} name="reason">
            {(field) => <TextArea label={words.refuseReason} required maxLength={reasonMax} {...field} />}
          </Bound>
        )}
        <Button type="submit" kind={isApproved ? "primary" : "danger"} pending={approve.pending}>
          {isApproved ? words.approve : words.refuse}
        </Button>
      </Form>
    </Card>
  );
}
