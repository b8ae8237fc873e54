import type { CallData } from "@sihai/contract";
import { readClosing } from "@sihai/contract/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Cell, CellGroup, Page, Section, SkeletonList } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint } from "#shop";
import { ClosingForm } from "./ClosingForm.tsx";
import ClosingNotice from "./ClosingNotice.tsx";

type Closing = CallData<typeof readClosing>;
type Stop = Closing["stops"][number]["what"];

/** Where each thing that stops it is brought to its end. */
const waysOut: Record<Stop, () => string> = {
  orders: () => href("/order/list"),
  storage: () => href("/order/in-storage/goods-list"),
  parcels: () => href("/package/list"),
  claims: () => href("/package/list"),
  returns: () => href("/order/list"),
  experts: () => href("/delivery-expert/index", { tab: "mine" }),
  enquiries: () => href("/user/consult/shop-consult", { tab: "mine" }),
  questions: () => href("/user/consult/my-consult"),
  payments: () => href("/wallet/index"),
  wallet: () => href("/wallet/withdraw"),
  owed: () => href("/wallet/index"),
};

/** Closing the account: what stops it, what goes and stays, and taking it back. */
export function ClosingPart() {
  const words = useDict(accountDict);
  const closing = useEndpoint(readClosing, {}, { freshMs: 0 });
  const { data } = closing;
  if (!data)
    return (
      <Page title={words.closeTitle}>
        <NotYet read={closing} skeleton={<SkeletonList cards={2} />} />
      </Page>
    );
  if (data.closesAt === null && data.stops.length === 0) return <ClosingForm hasPassword={data.hasPassword} />;
  return (
    <Page title={words.closeTitle}>
      {data.closesAt === null ? null : <ClosingNotice closesAt={data.closesAt} />}
      {data.stops.length === 0 ? null : <Stops stops={data.stops} />}
    </Page>
  );
}

function Stops({ stops }: { stops: Closing["stops"] }) {
  const words = useDict(accountDict);
  return (
    <Section title={words.closeFirst}>
      <p className="text-grey">{words.closeFirstText}</p>
      <CellGroup>
        {stops.map(({ what, count }) => (
          <Cell
            key={what}
            title={words.stops[what]}
            value={what === "wallet" ? words.withdrawFirst : words.stopCount(count)}
            href={waysOut[what]()}
          />
        ))}
      </CellGroup>
    </Section>
  );
}
