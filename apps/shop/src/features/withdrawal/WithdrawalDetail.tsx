import { getWallet, listBills } from "@sihai/contract/payment";
import { cancelWithdrawal, getWithdrawal, listWithdrawals, withdrawalOptions } from "@sihai/contract/withdrawal";
import { dotted, formatDate, labelled, moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Button, Card, Cell, CellGroup, confirmBox, Deadline, Page, SkeletonList, Tag, Timeline, toastSuccess } from "@sihai/ui";
import { CreditCard, Landmark } from "lucide-react";
import { copyText, serverNow, useAction, useDict, useEndpoint, useLanguage, useSettings } from "#shop";
import { arrivesBy, isUnderWay } from "./arrives-by.ts";
import { NoWithdrawal } from "./NoWithdrawal.tsx";
import { partTones } from "./part-tones.ts";
import { type Standing, standingOf, standingTones } from "./standing.ts";
import type { WithdrawalOnWire } from "./types.ts";

/** One withdrawal: how it stands and until when, where each part goes and how that stands, and what happened. */
export function WithdrawalDetail({ withdrawNo }: { withdrawNo: string | undefined }) {
  const words = useDict(withdrawalDict);
  const read = useEndpoint(getWithdrawal, { query: withdrawNo === undefined ? {} : { withdrawNo } }, { freshMs: 0 });
  const withdrawal = read.data;
  if (!withdrawal)
    return (
      <Page title={words.detailTitle}>
        <NoWithdrawal read={read} skeleton={<SkeletonList cards={3} />} />
      </Page>
    );
  return (
    <Page title={words.detailTitle} footer={withdrawal.state === "applied" ? <Cancel withdrawal={withdrawal} /> : null}>
      <StandsAt withdrawal={withdrawal} />
      <Parts withdrawal={withdrawal} />
      <Facts withdrawal={withdrawal} />
      <Card title={words.history}>
        <Timeline
          entries={withdrawal.history.toReversed().map(({ to, at, by, note }, index) => ({
            key: `${at}-${index}`,
            title: words.states[to as Standing] ?? to,
            at,
            beijing: true,
            note: dotted([words.by[by], to === "came-back" ? words.cameBackToBalance : note]),
          }))}
        />
      </Card>
    </Page>
  );
}

function StandsAt({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const { state, amount, reviewedBy, reason, parts } = withdrawal;
  const standing = standingOf(withdrawal);
  const says = parts.some(({ kept }) => kept) ? "back-less" : standing;
  return (
    <Card>
      <Tag tone={standingTones[standing]}>{words.states[standing]}</Tag>
      <p className="mt-2 text-display font-bold">{moneyText(amount)}</p>
      <p className="text-body text-grey">{words.stateSays[says]}</p>
      {reviewedBy === null ? null : (
        <div className="mt-3">
          <Deadline at={reviewedBy} label={words.reviewedBy} urgentWithinHours={0} late={words.reviewLate} />
        </div>
      )}
      {state === "refused" && reason !== "" ? (
        <p className="mt-3 text-body break-words">
          <span className="text-grey">{labelled(words.reason, "", language)}</span>
          {reason}
        </p>
      ) : null}
    </Card>
  );
}

function Parts({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const settings = useSettings();
  const { parts } = withdrawal;
  return (
    <Card title={words.parts}>
      <ul className="divide-y divide-line">
        {parts.map((part, at) => (
          <Part
            key={`${part.arrivedAt}-${at + 1}`}
            part={part}
            by={settings && isUnderWay(withdrawal, part) ? arrivesBy(withdrawal, part, settings, new Date(serverNow())).by : null}
          />
        ))}
      </ul>
    </Card>
  );
}

function Part({ part, by }: { part: WithdrawalOnWire["parts"][number]; by: string | null }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const { to, amount, sends, state, arrivedAt, sentAs, kept } = part;
  const Icon = to === "card" ? CreditCard : Landmark;
  const says = state === "uncertain" || state === "failed" || state === "stopped" ? words.partSays[state] : null;
  return (
    <li className="flex gap-3 py-3">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-grey" />
      <div className="min-w-0 flex-1 text-body">
        <div className="flex justify-between gap-3">
          <span className="min-w-0">{words.partTo[to]}</span>
          <span className="font-semibold whitespace-nowrap">{moneyText(amount)}</span>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 text-note text-grey">
          <span>{words.partOf(formatDate(arrivedAt, language))}</span>
          {sends.currency === amount.currency ? null : <span>{words.arrives(moneyText(sends))}</span>}
        </div>
        <div className="mt-1.5">
          <Tag tone={partTones[state]}>{words.partStates[state]}</Tag>
        </div>
        {by === null ? null : <p className="mt-1.5 text-body">{words.partBy(formatDate(by, language))}</p>}
        {says === null ? null : <p className="mt-1.5 text-note text-grey">{says}</p>}
        {kept ? <p className="mt-1.5 text-body">{words.keptByBank(moneyText(kept))}</p> : null}
        {to === "account" && sentAs !== null ? (
          <p className="mt-1 text-note break-all text-grey">{words.sentAs(sentAs)}</p>
        ) : null}
      </div>
    </li>
  );
}

function Facts({ withdrawal: { withdrawNo, account, accountKind } }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  return (
    <CellGroup>
      <Cell title={words.no} value={withdrawNo} onClick={() => void copyText(withdrawNo)} />
      {account !== null && accountKind !== null ? (
        <Cell title={words.partTo.account} value={words.accountShown[accountKind](account)} />
      ) : null}
    </CellGroup>
  );
}

function Cancel({ withdrawal: { withdrawNo, amount } }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const cancel = useAction(cancelWithdrawal, {
    refreshes: [getWithdrawal, listWithdrawals, withdrawalOptions, getWallet, listBills],
    onDone: () => toastSuccess(words.cancelled),
  });
  async function ask() {
    const question = { title: words.cancelTitle, text: words.cancelText(moneyText(amount)), danger: true };
    if (await confirmBox({ ...question, confirmText: words.cancel, cancelText: words.keep }))
      await cancel.run({ body: { withdrawNo } });
  }
  return (
    <Button wide kind="quiet" pending={cancel.pending} onClick={() => void ask()}>
      {words.cancel}
    </Button>
  );
}
