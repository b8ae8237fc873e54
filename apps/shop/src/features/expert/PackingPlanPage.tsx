import { expertDict } from "@sihai/text/dict/expert";
import { Page } from "@sihai/ui";
import { NothingHere, useDict, usePageSearch } from "#shop";
import { PackingPlanView } from "./PackingPlanView.tsx";

/** The experts' plan, to be accepted or declined; without a number in its address it says that nothing is here. */
export default function PackingPlanPage() {
  const words = useDict(expertDict);
  const { serviceBarcode } = usePageSearch("/delivery-expert/packing-plan");
  if (serviceBarcode === undefined)
    return (
      <Page title={words.planTitle}>
        <NothingHere />
      </Page>
    );
  return <PackingPlanView serviceBarcode={serviceBarcode} />;
}
