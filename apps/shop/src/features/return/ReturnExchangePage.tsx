import { returnOptions } from "@sihai/contract/return";
import { inLanguage, labelled } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { EmptyState, Page, SkeletonList } from "@sihai/ui";
import { href, NothingHere, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { ReturnForm } from "./ReturnForm.tsx";
import { ReturnsOfOrder } from "./ReturnsOfOrder.tsx";

/** Ask to return or exchange goods of one order that lie in storage; what was asked for before stands above. */
export default function ReturnExchangePage() {
  const words = useDict(returnDict);
  const { orderNo } = usePageSearch("/operation/return-exchange");
  if (orderNo === undefined) {
    return (
      <Page title={words.title}>
        <NothingHere />
      </Page>
    );
  }
  return <Application orderNo={orderNo} />;
}

function Application({ orderNo }: { orderNo: string }) {
  const words = useDict(returnDict);
  const language = useLanguage();
  const options = useEndpoint(returnOptions, { query: { orderNo } }, { freshMs: 0 });
  if (!options.data)
    return (
      <Page title={words.title}>
        <NotYet read={options} missing="ORDER_NOT_FOUND" skeleton={<SkeletonList picture />} />
      </Page>
    );
  const offered = options.data.items.filter(({ obstacle }) => obstacle === null);
  if (offered.length > 0) return <ReturnForm orderNo={orderNo} options={options.data} />;
  const atExpert = options.data.items.some(({ obstacle }) => obstacle === "with-expert");
  return (
    <Page title={words.title}>
      <ReturnsOfOrder orderNo={orderNo} />
      <EmptyState
        picture="box"
        text={words.noneEligible}
        action={
          atExpert
            ? { label: words.toExpert, href: href("/delivery-expert/index", { tab: "mine" }) }
            : { label: words.toOrder, href: href("/order/detail", { orderNo }) }
        }
      />
      <ul className="flex flex-col gap-1 px-1 text-note text-grey">
        {options.data.items.map(({ itemNo, name, obstacle }) =>
          obstacle === null ? null : (
            <li key={itemNo}>{labelled(inLanguage(name, language), words.obstacles[obstacle], language)}</li>
          ),
        )}
      </ul>
    </Page>
  );
}
