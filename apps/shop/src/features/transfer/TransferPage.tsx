import { getWallet } from "@sihai/contract/payment";
import { transferDetail, transferWays } from "@sihai/contract/transfer";
import { isPositive } from "@sihai/domain";
import { transferDict } from "@sihai/text/dict/transfer";
import { EmptyState, Page } from "@sihai/ui";
import { href, NewBusiness, NotYet, useDict, useEndpoint, useWindingDown } from "#shop";
import { AccountView } from "./AccountView.tsx";
import { OpenForm } from "./OpenForm.tsx";
import type { MethodOnWire } from "./types.ts";

/** One way to transfer: first how much of which currency, then where to and under which number. */
export function TransferPage({ method, transferNo }: { method: MethodOnWire; transferNo: string | undefined }) {
  return transferNo === undefined ? <Start method={method} /> : <Opened method={method} transferNo={transferNo} />;
}

function Start({ method }: { method: MethodOnWire }) {
  const words = useDict(transferDict);
  const ways = useEndpoint(transferWays, {});
  const title = words.ways[method].name;
  const isWindingDown = useWindingDown();
  const debt = useEndpoint(getWallet, {}, { enabled: isWindingDown }).data?.debt ?? "0.00";
  const isOver = isWindingDown && !isPositive(debt);
  if (!ways.data)
    return (
      <Page title={title}>
        <NotYet read={ways} />
      </Page>
    );
  const way = ways.data.ways.find((one) => one.method === method);
  if (!way)
    return (
      <Page title={title}>
        <EmptyState picture="wallet" text={words.waysNone} action={{ label: words.waysTitle, href: href("/recharge/index") }} />
      </Page>
    );
  if (isOver)
    return (
      <Page title={title}>
        <NewBusiness>{null}</NewBusiness>
      </Page>
    );
  return <OpenForm way={way} />;
}

function Opened({ method, transferNo }: { method: MethodOnWire; transferNo: string }) {
  const words = useDict(transferDict);
  const transfer = useEndpoint(transferDetail, { query: { transferNo } }, { freshMs: 0 });
  if (transfer.data) return <AccountView transfer={transfer.data} />;
  return (
    <Page title={words.ways[method].name}>
      <NotYet read={transfer} missing="TRANSFER_NOT_FOUND" />
    </Page>
  );
}
