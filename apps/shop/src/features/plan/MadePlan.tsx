import type { CallData } from "@sihai/contract";
import { cancelPlan, readPlan } from "@sihai/contract/plan";
import { cnyText, countryName, dotted, formatDaysRange, formatWeight } from "@sihai/text";
import { planDict } from "@sihai/text/dict/plan";
import { Button, Card, EmptyState, ErrorState, LinkButton, Notice, Page, Price, TabStrip } from "@sihai/ui";
import { Fragment } from "react";
import { ApiError, go, href, useAction, useDict, useEndpoint, useLanguage, useSettings } from "#shop";
import { useLineDays } from "../freight/use-line-days.ts";
import { CannotSubmit } from "../parcel/submit/CannotSubmit.tsx";
import { OpenWork } from "../parcel/submit/OpenWork.tsx";
import type { Options } from "../parcel/submit/submit-total.ts";
import { GoodsStrip } from "../storage/GoodsStrip.tsx";
import { AdjustPlan } from "./AdjustPlan.tsx";
import { ParcelPlanCard } from "./ParcelPlanCard.tsx";
import { PlanningCard } from "./PlanningCard.tsx";
import { PlanToCome, SplitToCome } from "./PlanToCome.tsx";
import { aimOf, daysOfAll, goodsValue, isAtDoor, type PlannedParcel, taxBeside } from "./plan-view.ts";
import { SplitPicture } from "./SplitPicture.tsx";
import { StayingItems } from "./StayingItems.tsx";
import { useNextParcel } from "./use-next-parcel.ts";
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
  const objectives = plan.data?.objectives ?? [];
  const objective = objectives.find((one) => one === wanted) ?? objectives[0] ?? "cheapest";
  const result = plan.data?.results.find((one) => one.objective === objective);
  // What is left of the plan is submitted one parcel after the other; the page's own button is for the next of them.
  const next = result?.parcels.find(({ open }) => open);
  const { options, refusal, sum } = useNextParcel(making ? undefined : next, plan.data?.addressId ?? "0");
  if (!plan.data)
    return (
      <Page title={words.title}>
        <NoPlan read={plan} />
      </Page>
    );
  const { data } = plan;
  const { results, progress, state, addressId } = data;
  const submitHref = (parcel: PlannedParcel) =>
    href("/order/in-storage/submit", { itemIds: [...parcel.itemIds], lineId: parcel.line.id, addressId, planId });
  const button =
    next === undefined || making || refusal ? null : (
      <LinkButton wide href={submitHref(next)}>
        {dotted([
          result?.parcels.length === 1 ? words.send : words.sendNext((result?.parcels.indexOf(next) ?? 0) + 1),
          sum === null ? null : cnyText(sum),
        ])}
      </LinkButton>
    );
  const goods = words.goods(data.items.length);
  const staying = result?.refused.length ?? 0;
  const country = words.toCountry(countryName(data.country, language));
  return (
    <Page title={words.title} actions={state === "planning" ? null : <AdjustPlan key={planId} plan={data} />} footer={button}>
      <p className="px-1 text-note text-grey">
        {dotted([goods, formatWeight(data.grams, language), country, staying > 0 ? words.staysBehind(staying) : null])}
      </p>
      {state === "planning" ? (
        <PlanningCard done={progress.done} of={progress.of} stopping={cancel.pending} onStop={() => void cancel.run(input)} />
      ) : null}
      {state === "failed" || state === "cancelled" ? <NotMade plan={data} /> : null}
      {results.length > 0 ? (
        <TabStrip
          label={words.objectiveTabs}
          look="boxed"
          value={objective}
          onChange={(value) => go("/package/plan/detail", { planId, objective: value }, { replace: true })}
          tabs={data.objectives.map((value) => ({ value, label: words.objectives[value] }))}
        />
      ) : (
        <GoodsStrip items={data.items} value={goodsValue(data.items)} />
      )}
      {result === undefined && results.length > 0 && state === "planning" ? <SplitToCome /> : null}
      {result ? (
        <Split plan={data} result={result} next={next} options={options} refusal={refusal} submitHref={submitHref} />
      ) : null}
      {result ? <StayingItems refused={result.refused} items={data.items} /> : null}
    </Page>
  );
}

type Plan = CallData<typeof readPlan>;
type Read = { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> };

function NoPlan({ read }: { read: Read }) {
  const words = useDict(planDict);
  if (read.isPending) return <PlanToCome />;
  if (read.error instanceof ApiError && read.error.kind === "refusal")
    return (
      <EmptyState
        picture="box"
        text={read.error.message}
        action={{ label: words.chooseGoods, href: href("/order/in-storage/goods-list") }}
      />
    );
  return <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} />;
}

/** The planning was stopped, or came to nothing: it can be tried again with the same goods. */
function NotMade({ plan: { state, items, addressId } }: { plan: Plan }) {
  const words = useDict(planDict);
  const isFailed = state === "failed";
  const again = { itemIds: items.map(({ itemId }) => itemId), addressId };
  return (
    <Notice
      tone={isFailed ? "danger" : "neutral"}
      alert={isFailed}
      action={
        <Button small kind="quiet" onClick={() => go("/package/plan/detail", again, { replace: true })}>
          {words.again}
        </Button>
      }
    >
      {isFailed ? words.failed : words.stopped}
    </Notice>
  );
}

type SplitProps = {
  plan: Plan;
  result: Plan["results"][number];
  next: PlannedParcel | undefined;
  /** What can be chosen for the next parcel, with what is open on its items. */
  options: Options | undefined;
  /** Why it can't be submitted now. */
  refusal: ApiError | null;
  submitHref: (parcel: PlannedParcel) => string;
};

/** The split as a picture with what it costs, then its parcels. */
function Split({ plan, result, next, options, refusal, submitHref }: SplitProps) {
  const words = useDict(planDict);
  const rules = useSettings();
  const told = useLineDays();
  const language = useLanguage();
  // The sentence stands where it will stand, before its figure is there.
  const allowance = rules ? `${rules.depositAllowanceBp / 100}%` : "…%";
  if (result.parcels.length === 0) return <Notice tone="warn">{words.none}</Notice>;
  const { days, basis } = daysOfAll(result.parcels.map(({ line }) => told(line)));
  return (
    <>
      <Card className="flex flex-col gap-3">
        <div>
          <p className="text-note text-grey">{words.objectiveNotes[aimOf(result)]}</p>
          <Price amount={result.total} size="large" />
          <p className="text-note text-grey">{taxBeside(result, words)}</p>
          <p className="text-note text-grey">{words.depositAhead(allowance)}</p>
          <p className="text-note text-grey">
            {dotted([words.parcels(result.parcels.length), words.days[basis](formatDaysRange(...days, language))])}
          </p>
        </div>
        <Verdict result={result} together={isAtDoor(result) ? plan.togetherAtDoor : plan.together} />
        <SplitPicture parcels={result.parcels} items={plan.items} />
      </Card>
      {result.parcels.map((parcel, at) => (
        <Fragment key={parcel.itemIds.join()}>
          <ParcelPlanCard
            parcel={parcel}
            no={at + 1}
            items={plan.items}
            submitHref={parcel === next ? null : submitHref(parcel)}
          />
          {/* It comes later than the plan, and is to push away nothing that is being read. */}
          {parcel === next && options ? <OpenWork options={options} /> : null}
          {parcel === next && refusal ? <CannotSubmit error={refusal} itemIds={[...parcel.itemIds]} /> : null}
        </Fragment>
      ))}
      <p className="px-1 text-note text-grey">{words.estimate}</p>
    </>
  );
}
