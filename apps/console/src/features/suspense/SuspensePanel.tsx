import { beijing, cnyText, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { DueMark, Facts, PanelCard } from "#desk";
import { SuspenseActions } from "./SuspenseActions.tsx";
import { stateTones } from "./suspense-columns.tsx";
import type { DeskSuspended } from "./types.ts";

type SuspensePanelProps = { suspended: DeskSuspended; onClose: () => void; onDone: () => void };

/** One arrival: how much, why it waits, whose it is and what it was meant for, and what is to be done now. */
export function SuspensePanel({ suspended, onClose, onDone }: SuspensePanelProps) {
  const words = useDict(consoleSuspenseDict);
  const { suspenseNo, state } = suspended;
  return (
    <section aria-label={suspenseNo} className="grid min-w-0 items-start gap-3 lg:max-xl:grid-cols-2">
      <PanelCard
        onClose={onClose}
        title={
          <>
            {suspenseNo} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
          </>
        }
      >
        <SuspenseFacts suspended={suspended} />
      </PanelCard>
      <SuspenseActions suspended={suspended} onDone={onDone} />
    </section>
  );
}

function SuspenseFacts({ suspended }: { suspended: DeskSuspended }) {
  const words = useDict(consoleSuspenseDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { arrived, worth, why, customerMark, customerEmail, arrivedAt, answerBy, closedAt, reference, sentAs, failure, cameBy } =
    suspended;
  return (
    <Facts
      rows={[
        [
          words.arrival,
          <span key="arrived" className="text-title font-semibold">
            {moneyText(arrived)}
          </span>,
        ],
        [words.worth, arrived.currency === "CNY" || worth === null ? null : cnyText(worth)],
        [words.whyFilter, words.why[why]],
        [shared.customer, customerMark === "" ? words.nobody : `${customerMark} · ${customerEmail}`],
        [words.meantFor, <MeantFor key="payable" payable={suspended.payable} />],
        [words.arrivedAt, formatDateTime(arrivedAt, language, beijing)],
        [shared.due, closedAt === null ? <DueMark key="due" at={answerBy} /> : null],
        [cameBy === "bank" ? words.bankReference : words.reference, reference],
        [cameBy === "card" ? words.sentAs : words.bankNumber, sentAs],
        [words.failure, failure],
      ]}
    />
  );
}

function MeantFor({ payable }: { payable: DeskSuspended["payable"] }) {
  const words = useDict(consoleSuspenseDict);
  if (!payable) return <>{words.notMeant}</>;
  const { tradeNo, numbers, amount, state, rest, purpose } = payable;
  const suffices = rest === null ? words.notEnough : words.rest(cnyText(rest));
  return (
    <span className="block">
      {[cnyText(amount), ...numbers, tradeNo, words.tradeStates[state]].join(" · ")}
      {state === "pending" && purpose !== "recharge" ? <span className="block text-note text-grey">{suffices}</span> : null}
    </span>
  );
}
