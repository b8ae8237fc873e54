import { getTrade } from "@sihai/contract/payment";
import { cancelTransfer, listTransfers, transferDetail, waitingTransfers } from "@sihai/contract/transfer";
import { cnyText, joined, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Button, Card, confirmBox, LinkButton, Notice, Page, toastSuccess, useMoment } from "@sihai/ui";
import { go, href, useAction, useDict, useLanguage, useSettings } from "#shop";
import { AccountCard } from "./AccountCard.tsx";
import { arrivalDays } from "./arrival-days.ts";
import { standingOf } from "./standing-of.ts";
import type { TransferOnWire } from "./types.ts";

/** Where to transfer to, under which number, and what will stand in the wallet. */
export function AccountView({ transfer }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const { transferNo, method, state, may } = transfer;
  const standing = standingOf(transfer, words);
  const cancel = useAction(cancelTransfer, {
    refreshes: [transferDetail, listTransfers, waitingTransfers, getTrade],
    onDone: () => {
      toastSuccess(words.cancelled);
      if (transfer.pays) go("/pay/index", { tradeNo: transfer.pays.tradeNo }, { replace: true });
      else go("/recharge/index", {}, { replace: true });
    },
  });
  const ask = async () => {
    const question = { title: words.cancelAsk, text: words.cancelNote, danger: true };
    if (await confirmBox({ ...question, confirmText: words.cancel, cancelText: words.keep }))
      await cancel.run({ body: { transferNo } });
  };
  return (
    <Page
      title={words.ways[method].name}
      footer={
        may.announce ? (
          <LinkButton wide href={href("/recharge/receipt", { transferNo })}>
            {words.sent}
          </LinkButton>
        ) : undefined
      }
    >
      {state === "opened" && transfer.pays?.state !== "over" ? null : (
        <Notice
          tone={transfer.pays?.state === "over" ? "warn" : "neutral"}
          title={standing.name}
          action={
            <LinkButton small kind="quiet" href={href("/recharge/success", { transferNo })}>
              {words.success.history}
            </LinkButton>
          }
        >
          {standing.next}
        </Notice>
      )}
      <AccountCard transfer={transfer} />
      <AmountCard transfer={transfer} />
      {may.cancel ? (
        <Button kind="plain" wide pending={cancel.pending} onClick={() => void ask()}>
          {words.cancel}
        </Button>
      ) : null}
    </Page>
  );
}

/** What is sent, what the bank keeps, what arrives, and by when. */
function AmountCard({ transfer: { amount, fee, expected, method, lapsesAt, pays } }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const moment = useMoment();
  const days = useSettings()?.transferDays;
  const stands = expected && moneyText(expected);
  const rows = [
    { label: pays ? words.pay.exactly : words.send, value: moneyText(amount) },
    ...(fee ? [{ label: words.bankFee, value: moneyText(fee) }] : []),
    ...(stands && !pays
      ? [{ label: words.stands, value: fee && fee.currency !== amount.currency ? words.about(stands) : stands }]
      : []),
    ...(pays ? [{ label: words.pay.paysAll(joined(pays.numbers, language)), value: cnyText(pays.amount) }] : []),
    ...(days ? [{ label: words.arrives, value: arrivalDays(days, method, words) }] : []),
  ];
  return (
    <Card title={words.amountTitle}>
      <dl className="flex flex-col gap-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 text-body">
            <dt className="text-grey">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-col gap-1 text-note text-grey">
        {fee ? <p>{(pays ? words.pay : words).feeNote(moneyText(fee))}</p> : null}
        <p>{pays && method === "overseas" ? words.pay.ourFees : (pays ? words.pay : words).otherFees}</p>
        {pays ? <p>{words.pay.difference}</p> : null}
        {lapsesAt ? <p>{words.lapsesAt(moment(lapsesAt))}</p> : null}
      </div>
    </Card>
  );
}
