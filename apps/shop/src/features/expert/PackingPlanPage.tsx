import { expertDict } from "@sihai/text/dict/expert";
import { Page } from "@sihai/ui";
import { NothingHere, useDict, usePageSearch } from "#shop";
import { PackingPlanView } from "./PackingPlanView.tsx";

export default function PackingPlanPage() {
  const words = useDict(expertDict);
  const { serviceNo, expertId } = usePageSearch("/delivery-expert/packing-plan");
  const no = serviceNo ?? expertId;
  if (no === undefined)
    return (
      <Page title={words.planTitle}>
        <NothingHere />
      </Page>
    );
  return <PackingPlanView serviceNo={no} />;
}
