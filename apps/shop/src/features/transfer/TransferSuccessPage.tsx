import { transferDetail } from "@sihai/contract/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { LinkButton, Notice, Page } from "@sihai/ui";
import { href, NothingHere, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { TransferStanding } from "./TransferStanding.tsx";

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
      <TransferStanding transfer={transfer.data} />
      {transfer.data.may.announce ? (
        <LinkButton wide kind="quiet" href={href("/recharge/receipt", { transferNo })}>
          {words.sent}
        </LinkButton>
      ) : null}
    </>
  );
}
