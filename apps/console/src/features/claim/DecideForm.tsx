import { useAction } from "@sihai/client";
import { claimQueue, offerForClaim, refuseClaim } from "@sihai/contract/claim";
import { cny, compare, least, toDecimal } from "@sihai/domain";
import { claimLimits, isGone } from "@sihai/domain/claim";
import { cnyText } from "@sihai/text";
import { type ConsoleClaimWords, consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Bound, Button, Card, ChipGroup, Form, MoneyField, TextArea, toastSuccess, type useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import { fieldText, positiveAmount, shapedAs, showRefusal, usePersistedForm } from "#desk";
import type { DeskClaim } from "./types.ts";

const decisions = ["offer", "refuse"] as const;

/** What a colleague fills in; each decision keeps a reason of its own, so that trying the other one loses none. */
function decisionSchema(most: string, words: ConsoleClaimWords) {
  const isSaid = (text: string) => fieldText(refuseClaim.body.shape.reason, words.needed).safeParse(text).success;
  const fits = (text: string) => positiveAmount("").safeParse(text).success && compare(cny(text), cny(most)) <= 0;
  return z
    .object({
      decision: z.enum(decisions),
      amount: z.string(),
      reason: z.string(),
      refusal: z.string(),
    })
    .check(
      z.refine(({ decision, reason }) => decision === "refuse" || isSaid(reason), { path: ["reason"], error: words.needed }),
      z.refine(({ decision, refusal }) => decision === "offer" || isSaid(refusal), { path: ["refusal"], error: words.needed }),
      z.refine(({ decision, amount }) => decision === "refuse" || fits(amount), {
        path: ["amount"],
        error: words.amountWrong,
      }),
    );
}
type DecisionEntry = z.infer<ReturnType<typeof decisionSchema>>;
type DecideFormProps = { claim: DeskClaim; onDone: () => void };

/** An offer within what the claim comes to, or a refusal; both with the reason the customer reads. */
export function DecideForm({ claim, onDone }: DecideFormProps) {
  const words = useDict(consoleClaimDict);
  const most = toDecimal(least(cny(claim.requested), cny(claim.calculation.maximum)));
  const first: DecisionEntry = { decision: "offer", amount: most, reason: "", refusal: "" };
  const keptAs = `claim-${claim.claimNo}`;
  const { form, forget } = usePersistedForm<DecisionEntry>(keptAs, decisionSchema(most, words), first, shapedAs(first));
  const { send, pending } = useDecision({ claim, onDone: () => leave(onDone) }, form);
  function leave(by: () => void) {
    forget();
    by();
  }
  const isOffer = form.watch("decision") === "offer";
  const reasonOf = isOffer ? "reason" : "refusal";

  return (
    <Card title={words.decide}>
      <Form form={form} onSubmit={send}>
        <Bound form={form} name="decision">
          {({ value, onChange }) => (
            <ChipGroup
              label={words.decide}
              value={value}
              onChange={onChange}
              options={decisions.map((one) => ({ value: one, label: words.decisions[one] }))}
            />
          )}
        </Bound>
        {isOffer ? (
          <Bound form={form} name="amount">
            {(field) => <MoneyField label={words.amount} hint={words.amountHint(cnyText(most))} {...field} />}
          </Bound>
        ) : null}
        <Bound key={reasonOf} form={form} name={reasonOf}>
          {(field) => <TextArea label={words.reason} required rows={3} maxLength={claimLimits.reason} {...field} />}
        </Bound>
        {isOffer && isGone(claim.kind) && claim.parcelState !== "exception" ? (
          <p className="text-note text-grey">{words.goneNote}</p>
        ) : null}
        <Button type="submit" kind={isOffer ? "primary" : "danger"} pending={pending}>
          {isOffer ? words.sendOffer : words.refuse}
        </Button>
      </Form>
    </Card>
  );
}

/** Sends an offer at once; a refusal after a moment in which it can be undone. */
function useDecision({ claim: { claimNo }, onDone }: DecideFormProps, form: ReturnType<typeof useSchemaForm<DecisionEntry>>) {
  const words = useDict(consoleClaimDict);
  const offer = useAction(offerForClaim, {
    refreshes: [claimQueue],
    onDone: () => {
      toastSuccess(words.offered(claimNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { CLAIM_AMOUNT_REFUSED: "amount" }),
  });
  const refuse = useAction(refuseClaim, { refreshes: [claimQueue], onDone: () => toastSuccess(words.refused(claimNo)) });

  async function send({ decision, amount, reason, refusal }: DecisionEntry) {
    if (decision === "offer") {
      await offer.run({ body: { claimNo, amount: toDecimal(cny(amount)), reason } });
      return;
    }
    const act = () => refuse.run({ body: { claimNo, reason: refusal } });
    defer({ subject: claimNo, text: words.refusing(claimNo), act });
    onDone();
  }

  return { send, pending: offer.pending };
}
