import { listTransfers, transferDetail } from "@sihai/contract/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { CellGroup, EmptyState, Page, Section } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { ReceiptChoice } from "./TransferRow.tsx";
import { TransferStanding } from "./TransferStanding.tsx";

/** The remittance form of one transfer (rule I-16); without one named, those it can be for. */
export default function ReceiptPage() {
  const { transferNo } = usePageSearch("/recharge/receipt");
  return transferNo === undefined ? <ChooseTransfer /> : <Receipt transferNo={transferNo} />;
}

function Receipt({ transferNo }: { transferNo: string }) {
  const words = useDict(transferDict);
  const transfer = useEndpoint(transferDetail, { query: { transferNo } }, { freshMs: 0 });
  if (transfer.data?.may.announce) return <ReceiptForm transfer={transfer.data} />;
  return (
    <Page title={words.receipt.title}>
      {transfer.data ? <TransferStanding transfer={transfer.data} /> : <NotYet read={transfer} missing="TRANSFER_NOT_FOUND" />}
    </Page>
  );
}

function ChooseTransfer() {
  const words = useDict(transferDict);
  const transfers = useEndpoint(listTransfers, { query: {} }, { freshMs: 0 });
  const waiting = transfers.data?.list.filter(({ may }) => may.announce) ?? [];
  return (
    <Page title={words.receipt.title}>
      {!transfers.data ? (
        <NotYet read={transfers} />
      ) : waiting.length === 0 ? (
        <EmptyState
          picture="wallet"
          text={words.receipt.none}
          action={{ label: words.receipt.start, href: href("/recharge/index") }}
        />
      ) : (
        <Section title={words.receipt.choose}>
          <CellGroup>
            {waiting.map((transfer) => (
              <ReceiptChoice key={transfer.transferNo} transfer={transfer} />
            ))}
          </CellGroup>
        </Section>
      )}
    </Page>
  );
}
