import { cancelPlan, readPlan } from "@sihai/contract/plan";
import { countryName, dotted, formatWeight } from "@sihai/text";
import { planDict } from "@sihai/text/dict/plan";
import { Button, Card, EmptyState, ErrorState, LinkButton, Notice, Page, Price, SkeletonList, TabStrip } from "@sihai/ui";
import { ApiError, go, href, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { GoodsStrip } from "../storage/GoodsStrip.tsx";
import { AdjustPlan } from "./AdjustPlan.tsx";
import { ParcelPlanCard } from "./ParcelPlanCard.tsx";
import { PlanningCard } from "./PlanningCard.tsx";
import { goodsValue, objectives, type PlannedParcel } from "./plan-view.ts";
import { SplitPicture } from "./SplitPicture.tsx";
import { StayingItems } from "./StayingItems.tsx";
import { Verdict } from "./Verdict.tsx";

const pollMs = 400;

/** A plan, while it is made and after: the split as a picture, what it costs and how sure that is, and each parcel to be submitted. */
export function MadePlan({ planId, objective: wanted }: { planId: string; objective: string | undefined }) {
  const words = useDict(planDict);
  const language = useLanguage();
  const input = { params: { planId } };
  const first = useEndpoint(readPlan, input, { freshMs: 0 });
  const making = first.data?.state === "planning";
  const plan = useEndpoint(readPlan, input, { freshMs: 0, ...(making ? { everyMs: pollMs } : {}) });
  const cancel = useAction(cancelPlan, { refreshes: [readPlan] });
  if (!plan.data)
    return (
      <Page title={words.title}>
        {plan.isPending ? (
          <SkeletonList />
        ) : plan.error instanceof ApiError && plan.error.kind === "refusal" ? (
          <EmptyState
            picture="box"
            text={plan.error.message}
            action={{ label: words.chooseGoods, href: href("/order/in-storage/goods-list") }}
          />
        ) : (
          <ErrorState onReload={() => void plan.refetch()} pending={plan.isFetching} />
        )}
      </Page>
    );
  const { data } = plan;
  const { results, progress, state } = data;
  const objective = objectives.find((one) => one === wanted) ?? "cheapest";
  const result = results.find((one) => one.objective === objective);
  const itemIds = data.items.map(({ itemId }) => itemId);
  const again = { itemIds, addressId: data.addressId };
  const { addressId } = data;
  const submitHref = (parcel: PlannedParcel) =>
    href("/order/in-storage/submit", { itemIds: [...parcel.itemIds], lineId: parcel.line.id, addressId, planId });
  // What is left of the plan is submitted one parcel after the other; the page's own button is for the next of them.
  const left = result?.parcels.filter(({ open }) => open) ?? [];
  const [next] = left;
  return (
    <Page
      title={words.title}
      actions={state === "planning" ? null : <AdjustPlan key={planId} plan={data} />}
      footer={
        next === undefined || state === "planning" ? null : (
          <LinkButton wide href={submitHref(next)}>
            {result?.parcels.length === 1 ? words.send : words.sendNext((result?.parcels.indexOf(next) ?? 0) + 1)}
          </LinkButton>
        )
      }
    >
      <p className="px-1 text-note text-grey">
        {dotted([
          words.goods(data.items.length),
          formatWeight(data.grams, language),
          words.toCountry(countryName(data.country, language)),
        ])}
      </p>
      {state === "planning" ? (
        <PlanningCard done={progress.done} of={progress.of} stopping={cancel.pending} onStop={() => void cancel.run(input)} />
      ) : null}
      {state === "failed" || state === "cancelled" ? (
        <Notice
          tone={state === "failed" ? "danger" : "neutral"}
          alert={state === "failed"}
          action={
            <Button small kind="quiet" onClick={() => go("/package/plan/detail", again, { replace: true })}>
              {words.again}
            </Button>
          }
        >
          {state === "failed" ? words.failed : words.stopped}
        </Notice>
      ) : null}
      {results.length > 0 ? (
        <TabStrip
          label={words.objectiveTabs}
          look="boxed"
          value={objective}
          onChange={(value) => go("/package/plan/detail", { planId, objective: value }, { replace: true })}
          tabs={objectives.map((value) => ({ value, label: words.objectives[value] }))}
        />
      ) : null}
      {results.length === 0 ? <GoodsStrip items={data.items} value={goodsValue(data.items)} /> : null}
      {result === undefined ? (
        results.length > 0 && state === "planning" ? (
          <SkeletonList />
        ) : null
      ) : result.parcels.length === 0 ? (
        <Notice tone="warn">{words.none}</Notice>
      ) : (
        <>
          <Card className="flex flex-col gap-3">
            <div>
              <p className="text-note text-grey">{words.objectiveNotes[objective]}</p>
              <Price amount={result.total} size="large" />
              <p className="text-note text-grey">
                {dotted([words.parcels(result.parcels.length), words.days(result.slowestDays)])}
              </p>
            </div>
            <Verdict result={result} together={data.together} />
            <SplitPicture parcels={result.parcels} items={data.items} />
          </Card>
          {result.parcels.map((parcel, at) => (
            <ParcelPlanCard
              key={parcel.itemIds.join()}
              parcel={parcel}
              no={at + 1}
              items={data.items}
              submitHref={parcel === next ? null : submitHref(parcel)}
            />
          ))}
          <p className="px-1 text-note text-grey">{words.estimate}</p>
        </>
      )}
      {result ? <StayingItems refused={result.refused} items={data.items} /> : null}
    </Page>
  );
}
