import { transferDetail } from "@sihai/contract/transfer";
import { compare, parseMoney, subtract, toDecimal } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { LinkButton, Notice, Page } from "@sihai/ui";
import { href, NothingHere, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { TransferStanding } from "./TransferStanding.tsx";
import type { TransferOnWire } from "./types.ts";

/** After the receipt (rule I-17), and whenever somebody looks how a transfer stands. */
export default function TransferSuccessPage() {
  const words = useDict(transferDict);
  const { transferNo } = usePageSearch("/recharge/success");
  return (
    <Page
      title={words.success.title}
      footer={
        <LinkButton wide href={href("/wallet/index")}>
          {words.success.toWallet}
        </LinkButton>
      }
    >
      {transferNo === undefined ? <NothingHere /> : <Standing transferNo={transferNo} />}
    </Page>
  );
}

function Standing({ transferNo }: { transferNo: string }) {
  const words = useDict(transferDict);
  const transfer = useEndpoint(transferDetail, { query: { transferNo } }, { freshMs: 0, everyMs: 60_000 });
  if (!transfer.data) return <NotYet read={transfer} missing="TRANSFER_NOT_FOUND" />;
  return (
    <>
      {transfer.data.state === "announced" ? <Notice tone="ok">{words.success.received}</Notice> : null}
      <ReceiptShort transfer={transfer.data} />
      <TransferStanding transfer={transfer.data} />
      {transfer.data.may.announce ? (
        <LinkButton wide kind="quiet" href={href("/recharge/receipt", { transferNo })}>
          {words.sent}
        </LinkButton>
      ) : null}
    </>
  );
}

/** A payment takes the whole of it or none: whoever sent less learns it from the receipt, days before the bank says so. */
function ReceiptShort({ transfer: { state, pays, amount, receipt } }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  if (state !== "announced" || !pays || receipt?.sent.currency !== amount.currency) return null;
  const [needed, sent] = [amountOf(amount), amountOf(receipt.sent)];
  if (compare(sent, needed) >= 0) return null;
  const short = toDecimal(subtract(needed, sent));
  return <Notice tone="warn">{words.success.receiptShort(moneyText({ ...amount, amount: short }))}</Notice>;
}

const amountOf = ({ amount, currency }: TransferOnWire["amount"]) => parseMoney(amount, currency);
