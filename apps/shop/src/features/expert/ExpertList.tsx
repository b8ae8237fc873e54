import { listExpert } from "@sihai/contract/expert";
import { cnyText, countryName, dotted, formatDateTime } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, Countdown, EmptyState, InfiniteList, LinkButton, Picture, Tag, useUi } from "@sihai/ui";
import { href, useDict, useLanguage, usePagedEndpoint } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import { type ExpertRow, expertTones } from "./expert-view.ts";

/** The customer's requests to the experts, page after page; where there are none, the way to ask. */
export function ExpertList() {
  const words = useDict(expertDict);
  const services = usePagedEndpoint(listExpert, {}, (page) => ({ query: { page } }));
  return (
    <InfiniteList
      {...services.listProps}
      keyOf={({ serviceBarcode }) => serviceBarcode}
      empty={
        <EmptyState picture="box" text={words.listEmpty} action={{ label: words.askNow, href: href("/delivery-expert/index") }} />
      }
    >
      {(service) => <ServiceCard service={service} />}
    </InfiniteList>
  );
}

/** One of my services: its goods, where to, how it stands and until when. */
function ServiceCard({ service }: { service: ExpertRow }) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { serviceBarcode, state, pictures, items, country, objective, createdAt } = service;
  const until = untilOf(service);
  return (
    <Card className="flex flex-col gap-3">
      <LinkPart href={href("/delivery-expert/detail", { serviceBarcode })} className="flex flex-col gap-3">
        <span className="flex flex-wrap items-center gap-2">
          <Tag tone={expertTones[state]}>{words.states[state]}</Tag>
          <span className="ml-auto text-note text-grey">
            {until === null ? formatDateTime(createdAt, language) : <Countdown at={until} />}
          </span>
        </span>
        <span className="flex gap-2">
          {pictures.map((picture, at) => (
            <span key={`${picture}-${at}`} className="size-14 overflow-hidden rounded-control">
              <Picture src={picture} alt="" ratio="1/1" sizes="56px" />
            </span>
          ))}
        </span>
        <span className="text-note text-grey">
          {dotted([words.items(items), countryName(country, language), words.objectives[objective].name, serviceBarcode])}
        </span>
      </LinkPart>
      <Asks service={service} />
    </Card>
  );
}

/** What it asks to be paid, and the way there: to the payment, or to the plan that is to be accepted first. */
function Asks({ service: { asks, state, serviceBarcode } }: { service: ExpertRow }) {
  const words = useDict(expertDict);
  if (!asks) return null;
  const { amount, tradeNo } = asks;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {tradeNo === null ? (
        <>
          <span className="text-note text-grey">{words.planFor(cnyText(amount))}</span>
          <LinkButton small href={href("/delivery-expert/packing-plan", { serviceBarcode })}>
            {words.seePlan}
          </LinkButton>
        </>
      ) : (
        <PayLink small tradeNo={tradeNo} amount={amount} text={state === "unpaid" ? words.payFee : words.paySum} />
      )}
    </div>
  );
}

function untilOf({ state, payBefore, dueAt, answerBefore }: ExpertRow): string | null {
  if (state === "unpaid") return payBefore;
  if (state === "unprocessed" || state === "processing") return dueAt;
  return state === "pending-payment" ? answerBefore : null;
}
