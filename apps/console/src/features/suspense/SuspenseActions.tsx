import { useAction } from "@sihai/client";
import { confirmSuspended, dropSuspended, settleSuspended, suspenseQueue } from "@sihai/contract/suspense";
import { suspenseWays } from "@sihai/domain/suspense";
import { beijing, formatDateTime } from "@sihai/text";
import { type ConsoleSuspenseWords, consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { Bound, Button, Card, Form, Notice, Radios, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict, useLanguage, useMay } from "#console";
import { fieldText, showRefusal } from "#desk";
import type { DeskSuspended } from "./types.ts";

type ActionsProps = { suspended: DeskSuspended; onDone: () => void };
type Decision = NonNullable<DeskSuspended["decision"]>;

/** What is to be done next with an arrival, by its state and by who looks; nothing once it ended. */
export function SuspenseActions({ suspended, onDone }: ActionsProps) {
  const words = useDict(consoleSuspenseDict);
  const may = useMay();
  const { state, decision } = suspended;
  if (state === "uncertain")
    return (
      <Notice tone="danger" title={words.uncertainTitle}>
        {words.uncertainText}
      </Notice>
    );
  if (state !== "open" && state !== "proposed") return null;
  if (!may("finance.record")) return <Notice>{words.waitsForFinance}</Notice>;
  return decision ? (
    <Proposal suspended={suspended} decision={decision} onDone={onDone} />
  ) : (
    <Decide suspended={suspended} onDone={onDone} />
  );
}

/** Money that goes back to its card is not there yet. */
function doneText(words: ConsoleSuspenseWords, suspenseNo: string, state: DeskSuspended["state"]): string {
  return state === "sending" ? words.goesBack(suspenseNo) : words.done(suspenseNo);
}

/** The form of a decision: sent with the way chosen, and whose it is where that is asked. */
function useDecision({ suspended: { suspenseNo }, onDone }: ActionsProps) {
  const words = useDict(consoleSuspenseDict);
  const form = useSchemaForm(
    z.object({ reason: fieldText(settleSuspended.body.shape.reason, words.needed), owner: z.string(), sentAs: z.string() }),
    { reason: "", owner: "", sentAs: "" },
  );
  const settle = useAction(settleSuspended, {
    refreshes: [suspenseQueue],
    onDone({ state }) {
      toastSuccess(state === "proposed" ? words.waits(suspenseNo) : doneText(words, suspenseNo, state));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { SUSPENSE_OWNER_UNKNOWN: "owner", SUSPENSE_BANK_NUMBER_NEEDED: "sentAs" }),
  });
  return { form, settle };
}

/** One way with its reason. Paying is offered where it suffices. */
function Decide({ suspended, onDone }: ActionsProps) {
  const words = useDict(consoleSuspenseDict);
  const { suspenseNo, payable, customerMark, needsTwo, cameBy } = suspended;
  const canPay = payable?.rest != null;
  const [way, setWay] = useState<Decision["way"]>(canPay ? "pay" : "credit");
  const { form, settle } = useDecision({ suspended, onDone });
  const labels = cameBy !== "card" ? { ...words.ways, "send-back": words.sentBackByBank } : words.ways;
  const isOwnerAsked = customerMark === "" && way === "credit";
  const isSentByBank = cameBy !== "card" && way === "send-back";
  const options = suspenseWays.flatMap((value) => (value === "pay" && !canPay ? [] : [{ value, label: labels[value] }]));
  const send = ({ reason, owner, sentAs }: { reason: string; owner: string; sentAs: string }) =>
    settle.run({
      body: {
        ...{ suspenseNo, way, reason },
        ...(isOwnerAsked && owner !== "" && { customerMark: owner }),
        ...(isSentByBank && sentAs !== "" && { sentAs }),
      },
    });
  return (
    <Card title={words.decide}>
      <Form form={form} onSubmit={send} className="flex flex-col gap-3">
        <Radios label={words.way} options={options} value={way} onChange={setWay} />
        {isOwnerAsked ? (
          <Bound form={form} name="owner">
            {(field) => <TextField label={words.owner} hint={words.ownerHint} maxLength={24} autoComplete="off" {...field} />}
          </Bound>
        ) : null}
        {isSentByBank ? <SentAs form={form} /> : null}
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        {needsTwo ? <Notice tone="warn">{words.needsTwo}</Notice> : null}
        <div>
          <Button type="submit" pending={settle.pending}>
            {needsTwo ? words.propose : words.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The bank's own number of the transfer back, which was made before. */
function SentAs({ form }: { form: ReturnType<typeof useDecision>["form"] }) {
  const words = useDict(consoleSuspenseDict);
  return (
    <Bound form={form} name="sentAs">
      {(field) => (
        <TextField label={words.bankNumber} hint={words.sentAsHint} required maxLength={80} autoComplete="off" {...field} />
      )}
    </Bound>
  );
}

/** What a colleague proposed: agreed to as it was seen, or taken back. */
function Proposal({ suspended, decision, onDone }: ActionsProps & { decision: Decision }) {
  const words = useDict(consoleSuspenseDict);
  const language = useLanguage();
  const { suspenseNo } = suspended;
  const { way, reason, by, byMe, at } = decision;
  const confirm = useAction(confirmSuspended, {
    refreshes: [suspenseQueue],
    onDone({ state }) {
      toastSuccess(doneText(words, suspenseNo, state));
      onDone();
    },
  });
  return (
    <Card title={words.proposal} className="flex flex-col gap-3">
      <p className="font-semibold">{words.ways[way]}</p>
      <p className="text-body break-words">{reason}</p>
      <p className="text-note text-grey">{words.proposedBy(by, formatDateTime(at, language, beijing))}</p>
      {byMe ? (
        <Notice tone="warn">{words.byMe}</Notice>
      ) : (
        <div>
          <Button pending={confirm.pending} onClick={() => void confirm.run({ body: { suspenseNo, way, reason } })}>
            {words.confirm}
          </Button>
        </div>
      )}
      <Drop suspended={suspended} isMine={byMe} onDone={onDone} />
    </Card>
  );
}

/** Taken back by who proposed it, declined by a colleague. */
function Drop({ suspended: { suspenseNo }, isMine, onDone }: ActionsProps & { isMine: boolean }) {
  const words = useDict(consoleSuspenseDict);
  const form = useSchemaForm(z.object({ reason: fieldText(dropSuspended.body.shape.reason, words.needed) }), { reason: "" });
  const drop = useAction(dropSuspended, {
    refreshes: [suspenseQueue],
    onDone() {
      toastSuccess(words.dropped(suspenseNo));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => drop.run({ body: { suspenseNo, reason } })}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <Bound form={form} name="reason">
        {(field) => (
          <TextArea label={isMine ? words.dropReason : words.declineReason} required rows={2} maxLength={300} {...field} />
        )}
      </Bound>
      <div>
        <Button type="submit" kind="danger" small pending={drop.pending}>
          {isMine ? words.drop : words.decline}
        </Button>
      </div>
    </Form>
  );
}
