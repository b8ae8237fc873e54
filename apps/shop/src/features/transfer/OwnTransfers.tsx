import { listTransfers } from "@sihai/contract/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { CellGroup, EmptyState, InfiniteList, Section } from "@sihai/ui";
import { useDict, usePagedEndpoint } from "#shop";
import { TransferRow } from "./TransferRow.tsx";

/** All of one's transfers, the latest first. */
export function OwnTransfers() {
  const words = useDict(transferDict);
  const transfers = usePagedEndpoint(listTransfers, {}, (page) => ({ query: { page } }));
  return (
    <Section title={words.mine}>
      <InfiniteList
        {...transfers.listProps}
        className="flex flex-col gap-2"
        keyOf={({ transferNo }) => transferNo}
        empty={<EmptyState picture="wallet" text={words.mineNone} />}
      >
        {(transfer) => (
          <CellGroup>
            <TransferRow transfer={transfer} />
          </CellGroup>
        )}
      </InfiniteList>
    </Section>
  );
}
