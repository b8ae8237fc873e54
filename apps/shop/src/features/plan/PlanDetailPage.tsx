import { planDict } from "@sihai/text/dict/plan";
import { EmptyState, Page } from "@sihai/ui";
import { href, useDict, usePageSearch } from "#shop";
import { MadePlan } from "./MadePlan.tsx";
import { StartPlan } from "./StartPlan.tsx";

/** How to send stored goods: asked for with goods in the address, kept and opened again by its number. */
export default function PlanDetailPage() {
  const words = useDict(planDict);
  const { planId, itemIds = [], addressId, objective } = usePageSearch("/package/plan/detail");
  if (planId !== undefined && /^\d{1,18}$/.test(planId)) return <MadePlan planId={planId} objective={objective} />;
  if (itemIds.length > 0) return <StartPlan itemIds={itemIds} addressId={addressId} />;
  return (
    <Page title={words.title}>
      <EmptyState
        picture="box"
        text={words.goodsMissing}
        action={{ label: words.chooseGoods, href: href("/order/in-storage/goods-list") }}
      />
    </Page>
  );
}
