import { cancelExpert, listExpert, readExpert } from "@sihai/contract/expert";
import { listStorage } from "@sihai/contract/storage";
import { cny, sum, toDecimal } from "@sihai/domain";
import { addressLines, cnyText, countryName, dotted, formatAmount, formatDate, personName } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import {
  Button,
  Card,
  Cell,
  CellGroup,
  confirmBox,
  Deadline,
  LinkButton,
  Notice,
  Page,
  Steps,
  Tag,
  Timeline,
  toastFailure,
  toastSuccess,
} from "@sihai/ui";
import { href, refusalText, serverNow, useAction, useAmountDue, useDict, useEndpoint, useLanguage } from "#shop";
import { AskAbout } from "../consult/AskAbout.tsx";
import { GoodsStrip } from "../storage/GoodsStrip.tsx";
import { type ExpertOnWire, expertTones, stageOf } from "./expert-view.ts";
import { NotYetExpert } from "./NotYetExpert.tsx";

/** One service: how far it is, what was asked, what comes next. */
export function ExpertDetail({ serviceBarcode }: { serviceBarcode: string }) {
  const words = useDict(expertDict);
  const service = useEndpoint(readExpert, { query: { serviceBarcode } }, { freshMs: 0 });
  if (!service.data)
    return (
      <Page title={words.detail}>
        <NotYetExpert read={service} way={{ label: words.tabs.mine, href: href("/delivery-expert/index", { tab: "mine" }) }} />
      </Page>
    );
  const { data } = service;
  const values = data.items.map(({ value }) => cny(value));
  return (
    <Page title={words.detail} footer={hasNext(data) ? <Next shown={data} /> : null}>
      <Standing shown={data} />
      <GoodsStrip items={data.items} value={toDecimal(sum(values, "CNY"))} />
      <Parcels shown={data} />
      <ExpertWishes shown={data} />
      <History shown={data} />
      <AskAbout kind="expert" no={serviceBarcode} />
      {data.may.cancel ? <CallOff shown={data} onFailed={() => void service.refetch()} /> : null}
    </Page>
  );
}

/** The parcels the plan became. */
function Parcels({ shown: { parcels } }: Shown) {
  const words = useDict(expertDict);
  if (parcels.length === 0) return null;
  return (
    <CellGroup title={words.parcels}>
      {parcels.map(({ packageNo, total }) => (
        <Cell key={packageNo} title={packageNo} value={cnyText(total)} href={href("/package/detail", { packageId: packageNo })} />
      ))}
    </CellGroup>
  );
}

function CallOff({ shown: { serviceBarcode, feePaidAt, fee }, onFailed }: Shown & { onFailed: () => void }) {
  const words = useDict(expertDict);
  const cancel = useAction(cancelExpert, {
    quiet: true,
    refreshes: [readExpert, listExpert, listStorage],
    onDone: () => toastSuccess(words.cancelled),
    onFailed(error) {
      toastFailure(refusalText(error, words.cancelFailed));
      onFailed();
    },
  });

  async function callOff() {
    const text = feePaidAt === null ? words.cancelUnpaidText : words.cancelText(cnyText(fee));
    if (await confirmBox({ title: words.cancelTitle, text, danger: true, confirmText: words.cancelYes, cancelText: words.keep }))
      void cancel.run({ body: { serviceBarcode } });
  }

  return (
    <Button wide kind="danger" pending={cancel.pending} onClick={() => void callOff()}>
      {words.cancel}
    </Button>
  );
}

type Shown = { shown: ExpertOnWire };
type CloseReason = NonNullable<ExpertOnWire["closeReason"]>;

function Standing({ shown }: Shown) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const { state, closeReason, declines, declineReason } = shown;
  const stage = stageOf(state);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-note text-grey">{shown.serviceBarcode}</p>
        <Tag tone={expertTones[state]}>{words.states[state]}</Tag>
      </div>
      {stage === null ? (
        <p className="mt-3 text-body">{closeReason ? words.closed[endOf(closeReason, shown.feePaidAt)] : null}</p>
      ) : (
        <div className="my-4">
          <Steps steps={words.stages.map((label) => ({ key: label, label }))} current={stage} />
        </div>
      )}
      {state === "unpaid" ? <FeeToPay shown={shown} /> : null}
      {(state === "unprocessed" || state === "processing") && shown.dueAt !== null ? (
        <>
          <Deadline at={shown.dueAt} label={words.planDue} urgentWithinHours={0} late={words.planLate} />
          {shown.soonestAt !== null && declines === 0 && Date.parse(shown.soonestAt) > serverNow() ? (
            <p className="mt-1 text-note text-grey">{words.planSoonest(formatDate(shown.soonestAt, language))}</p>
          ) : null}
        </>
      ) : null}
      {state === "processing" && declines > 0 ? (
        <p className="mt-2 text-note text-grey">{words.declinedBefore(declineReason)}</p>
      ) : null}
      {state === "pending-payment" && shown.answerBefore !== null ? (
        <Deadline at={shown.answerBefore} label={words.answerBefore} />
      ) : null}
      {state === "pending-payment" && shown.acceptedAt !== null ? <Notice tone="warn">{words.payParcels}</Notice> : null}
      {state === "paid" || state === "shipped" ? <p className="text-note text-grey">{words.nowAt[state]}</p> : null}
    </Card>
  );
}

/** Until when the fee can be paid, and what becomes of the money set aside meanwhile. */
function FeeToPay({ shown: { payBefore, hold } }: Shown) {
  const words = useDict(expertDict);
  return (
    <>
      <Deadline at={payBefore} label={words.payFeeBefore} />
      {hold ? <p className="mt-1 text-note text-grey">{words.holdTillFee(cnyText(hold.amount))}</p> : null}
    </>
  );
}

/** Calling off costs the fee, unless it was never paid. */
function endOf(reason: CloseReason, feePaidAt: string | null): CloseReason | "by-customer-unpaid" {
  return reason === "by-customer" && feePaidAt === null ? "by-customer-unpaid" : reason;
}

function hasNext({ tradeNo, planSentAt, state }: ExpertOnWire): boolean {
  return tradeNo !== null || (planSentAt !== null && state !== "processing");
}

/** The one thing to do now. */
function Next({ shown }: Shown) {
  const words = useDict(expertDict);
  const { state, tradeNo, serviceBarcode, fee } = shown;
  const due = useAmountDue(fee);
  if (tradeNo !== null)
    return (
      <LinkButton wide href={href("/pay/index", { tradeNo })}>
        {state === "unpaid" ? words.payFee(cnyText(due.sum)) : words.payNow}
      </LinkButton>
    );
  return (
    <LinkButton
      wide
      kind={shown.may.answer ? "primary" : "quiet"}
      href={href("/delivery-expert/packing-plan", { serviceBarcode })}
    >
      {words.seePlan}
    </LinkButton>
  );
}

function ExpertWishes({ shown }: Shown) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const { address, hold, description } = shown;
  const place = addressLines(
    {
      country: countryName(address.country, language),
      state: address.state,
      city: address.city,
      street: address.fullAddress,
      zipCode: address.zipCode,
    },
    language,
  ).join(", ");
  const holdText = hold
    ? hold.endedAt === null
      ? words.holdOpen(cnyText(hold.amount))
      : hold.used === "0.00"
        ? words.holdBack(cnyText(hold.amount))
        : words.holdUsed(cnyText(hold.used), cnyText(hold.amount))
    : null;
  const rows = [
    { label: words.objective, value: words.objectives[shown.objective].name },
    { label: words.packaging, value: words.packagings[shown.packaging].name },
    { label: words.split, value: shown.maySplit ? words.yes : words.no },
    { label: words.declared, value: formatAmount(shown.declared.amount, "USD") },
    { label: words.deduction, value: words.deductions[shown.deduction].name },
    ...(holdText === null ? [] : [{ label: words.hold, value: holdText }]),
    { label: words.fee, value: shown.feePaidAt === null ? cnyText(shown.fee) : words.feePaid(cnyText(shown.fee)) },
    {
      label: words.deliverTo,
      value: `${personName({ given: address.consignee, family: address.lastName }, language)} · ${place}`,
    },
    ...(description === "" ? [] : [{ label: words.notes, value: description }]),
  ];
  return (
    <Card title={words.form}>
      <dl className="flex flex-col gap-2 text-body">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-grey">{label}</dt>
            <dd className="ml-auto text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function History({ shown }: Shown) {
  const words = useDict(expertDict);
  const happened: Record<string, string> = words.happened;
  return (
    <Card title={words.history}>
      <Timeline
        entries={shown.timeline.toReversed().map(({ to, at, by, note }, index) => ({
          key: `${at}-${index}`,
          title: happened[to] ?? to,
          at,
          beijing: true,
          note: dotted([words.by[by], note]),
        }))}
      />
    </Card>
  );
}
