import { expertDict } from "@sihai/text/dict/expert";
import { Page } from "@sihai/ui";
import { NothingHere, useDict, usePageSearch } from "#shop";
import { ExpertDetail } from "./ExpertDetail.tsx";

/** One request to the shipping experts; without a number in its address it says that nothing is here. */
export default function ExpertDetailPage() {
  const words = useDict(expertDict);
  const { serviceBarcode } = usePageSearch("/delivery-expert/detail");
  if (serviceBarcode === undefined)
    return (
      <Page title={words.detail}>
        <NothingHere />
      </Page>
    );
  return <ExpertDetail serviceBarcode={serviceBarcode} />;
}
