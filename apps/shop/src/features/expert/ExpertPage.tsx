import { expertDict } from "@sihai/text/dict/expert";
import { Page, SkeletonList, TabStrip } from "@sihai/ui";
import { useEffect } from "react";
import { go, useDict, usePageSearch } from "#shop";
import { chooseForExpert } from "../../stores/expert-draft.ts";
import { AskExpert } from "./AskExpert.tsx";
import { ExpertList } from "./ExpertList.tsx";

/** The shipping expert: asking for a plan, and my services. Goods brought along in the address are taken over. */
export default function ExpertPage() {
  const words = useDict(expertDict);
  const { itemIds, addressId, tab } = usePageSearch("/delivery-expert/index");
  // Taken once, and before the form reads the draft.
  useEffect(() => {
    if (itemIds === undefined) return;
    chooseForExpert(itemIds);
    go("/delivery-expert/index", addressId === undefined ? {} : { addressId }, { replace: true });
  });
  const tabs = (
    <TabStrip
      label={words.title}
      value={tab ?? "ask"}
      onChange={(value) => go("/delivery-expert/index", value === "mine" ? { tab: value } : {}, { replace: true })}
      tabs={[
        { value: "ask", label: words.tabs.ask },
        { value: "mine", label: words.tabs.mine },
      ]}
      panelId="expert"
    />
  );
  if (itemIds !== undefined)
    return (
      <Page title={words.title}>
        {tabs}
        <div id="expert">
          <SkeletonList />
        </div>
      </Page>
    );
  if (tab !== "mine") return <AskExpert tabs={tabs} addressId={addressId} />;
  return (
    <Page title={words.title}>
      {tabs}
      <div id="expert">
        <ExpertList />
      </div>
    </Page>
  );
}
