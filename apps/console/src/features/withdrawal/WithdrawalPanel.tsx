import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { Card, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { CopyButton, DueMark, Facts, History, PanelCard, wordOf } from "#desk";
import type { DeskWithdrawal } from "./types.ts";
import { WithdrawalActions } from "./WithdrawalActions.tsx";
import { stateTones } from "./withdrawal-columns.tsx";

type WithdrawalPanelProps = { withdrawal: DeskWithdrawal; onClose: () => void; onDone: () => void };

/** One withdrawal: whose, how much, where each part goes and how that stands, the account, and what is to be done now. */
export function WithdrawalPanel({ withdrawal, onClose, onDone }: WithdrawalPanelProps) {
  const words = useDict(consoleWithdrawalDict);
  const { withdrawNo, state } = withdrawal;
  return (
    <section aria-label={withdrawNo} className="flex min-w-0 flex-col gap-3">
      <PanelCard
        onClose={onClose}
        title={
          <>
            {withdrawNo} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
          </>
        }
      >
        <WithdrawalFacts withdrawal={withdrawal} />
      </PanelCard>
      <Parts withdrawal={withdrawal} />
      {withdrawal.payout === null ? null : <Account withdrawal={withdrawal} payout={withdrawal.payout} />}
      <WithdrawalActions withdrawal={withdrawal} onDone={onDone} />
      <Card title={words.history}>
        <History steps={withdrawal.history} stateWord={(to) => wordOf(words.states, to)} />
      </Card>
    </section>
  );
}

function WithdrawalFacts({ withdrawal }: { withdrawal: DeskWithdrawal }) {
  const words = useDict(consoleWithdrawalDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { amount, customerMark, customerEmail, appliedAt, reviewedBy, reason } = withdrawal;
  return (
    <Facts
      rows={[
        [
          words.amount,
          <span key="amount" className="text-title font-semibold">
            {moneyText(amount)}
          </span>,
        ],
        [shared.customer, `${customerMark} · ${customerEmail}`],
        [words.appliedAt, formatDateTime(appliedAt, language, beijing)],
        [shared.due, reviewedBy === null ? null : <DueMark key="due" at={reviewedBy} />],
        [words.reasonSaid, reason],
      ]}
    />
  );
}

function Parts({ withdrawal: { parts } }: { withdrawal: DeskWithdrawal }) {
  const words = useDict(consoleWithdrawalDict);
  const language = useLanguage();
  return (
    <Card title={words.parts}>
      <ul className="divide-y divide-line">
        {parts.map(({ to, amount, sends, state, arrivedAt, sentAs, failure }, at) => (
          <li key={`${arrivedAt}-${at + 1}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-body">
            <span className="font-semibold whitespace-nowrap">{moneyText(amount)}</span>
            <span>{words.partTo[to]}</span>
            {sends.currency === amount.currency ? null : <span className="text-grey">{words.sends(moneyText(sends))}</span>}
            <span className="ml-auto">
              <Tag tone={state === "uncertain" ? "danger" : state === "done" ? "ok" : "neutral"}>{words.partStates[state]}</Tag>
            </span>
            <span className="w-full text-note break-all text-grey">
              {[words.arrivedAt(formatDateTime(arrivedAt, language, beijing)), sentAs && words.sentAs(sentAs), failure]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Payout = NonNullable<DeskWithdrawal["payout"]>;

/** The account written out, each line to be copied into the bank's form. */
function Account({ withdrawal: { accountKind }, payout }: { withdrawal: DeskWithdrawal; payout: Payout }) {
  const words = useDict(consoleWithdrawalDict);
  const names = ["holder", "realName", "bank", "account", "swift"] as const;
  return (
    <Card title={accountKind === null ? words.account : words.accountKinds[accountKind]}>
      <Facts
        rows={names.map((name) => [
          words.payout[name],
          payout[name] === "" ? null : (
            <span key={name} className="flex items-center gap-1">
              <span className="min-w-0 break-all">{payout[name]}</span>
              <CopyButton text={payout[name]} label={words.copy(words.payout[name])} />
            </span>
          ),
        ])}
      />
    </Card>
  );
}
