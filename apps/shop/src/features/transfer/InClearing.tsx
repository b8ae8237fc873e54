import { listTransfers } from "@sihai/contract/transfer";
import { isOpenTransfer } from "@sihai/domain/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { CellGroup, Section, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import { TransferRow } from "./TransferRow.tsx";

/** Transfers on their way, in the wallet: money that is the customer's and is not there yet. Nothing where there are none. */
export function InClearing() {
  const words = useDict(transferDict);
  const transfers = useEndpoint(listTransfers, { query: {} }, { freshMs: 0 });
  const open = transfers.data?.list.filter(({ state }) => isOpenTransfer(state)) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title={words.inClearing} action={<TextLink href={href("/recharge/index")}>{words.seeAll}</TextLink>}>
      <CellGroup>
        {open.map((transfer) => (
          <TransferRow key={transfer.transferNo} transfer={transfer} />
        ))}
      </CellGroup>
    </Section>
  );
}
