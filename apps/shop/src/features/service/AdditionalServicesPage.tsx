import { existingServices, offeredServices, orderServices } from "@sihai/contract/service";
import { cny, isPositive, sum, toDecimal } from "@sihai/domain";
import { mergeServices } from "@sihai/domain/order/draft";
import { cnyText, dotted, inLanguage, skuLine } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Button, Card, ChipGroup, LinkButton, Missing, Notice, Page, Picture, Section, toastSuccess, useAsks } from "@sihai/ui";
import type { ReactNode } from "react";
import { go, href, NothingHere, NotYet, useAction, useAmountDue, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { chooseAdditionalService, forgetAdditionalServices, useAdditionalServices } from "../../stores/additional-services.ts";
import { forgetAside, putAside, takenUpAgain } from "../../stores/services-aside.ts";
import { costOf, type OfferedItem, ServiceChoice, type Wanted } from "./ServiceChoice.tsx";

const address = "/order/service/additional-services";

/** Services for the goods of an order once it is paid: chosen for one item at a time, priced as they are ticked. */
export default function AdditionalServicesPage() {
  const words = useDict(serviceDict);
  const { orderNo, itemNo } = usePageSearch(address);
  if (orderNo === undefined)
    return (
      <Page title={words.choose}>
        <NothingHere />
      </Page>
    );
  return <Offers orderNo={orderNo} itemNo={itemNo} />;
}

function Offers({ orderNo, itemNo }: { orderNo: string; itemNo: string | undefined }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const offers = useEndpoint(offeredServices, { query: { orderNo } }, { freshMs: 0 });
  if (!offers.data)
    return (
      <Page title={words.choose}>
        <NotYet read={offers} missing="ORDER_NOT_FOUND" />
      </Page>
    );
  const { items } = offers.data;
  const item = items.find((one) => one.itemNo === itemNo) ?? items.find(canOrder) ?? items[0];
  if (!item)
    return (
      <Page title={words.choose}>
        <NothingHere />
      </Page>
    );
  const picker =
    items.length > 1 ? (
      <ChipGroup
        label={words.forItem}
        showLabel
        scroll
        value={item.itemNo}
        onChange={(next) => go(address, { orderNo, itemNo: next }, { replace: true })}
        options={items.map((one) => ({
          value: one.itemNo,
          label: dotted([inLanguage(one.name, language), skuLine(one.skuName ?? [], language)]),
        }))}
      />
    ) : null;
  return (
    <ItemOffers key={item.itemNo} orderNo={orderNo} item={item}>
      {picker}
    </ItemOffers>
  );
}

function canOrder({ services }: OfferedItem): boolean {
  return services.some(({ included }) => !included);
}

const kinds = ["value-added", "basic"] as const;

function ItemOffers({ orderNo, item, children }: { orderNo: string; item: OfferedItem; children: ReactNode }) {
  const words = useDict(serviceDict);
  // An order holds the goods of one shop.
  const whose = { goodsCode: item.itemNo, shopId: orderNo };
  const offered = mergeServices(item.services, useAdditionalServices(whose));
  const submit = useAction(orderServices, {
    refreshes: [offeredServices, existingServices],
    onDone: ({ tradeNo }) => {
      forgetAdditionalServices();
      forgetAside(item.itemNo);
      if (tradeNo !== null) return go("/pay/index", { tradeNo }, { replace: true });
      toastSuccess(words.ordered);
      go("/order/service/existing-services", { orderNo }, { replace: true });
    },
  });
  const chosen = offered.filter(({ selected }) => selected);
  const total = toDecimal(
    sum(
      chosen.map((service) => cny(costOf(service, { quantity: service.count, remarks: service.remarks }))),
      "CNY",
    ),
  );
  const due = useAmountDue(total);
  const isRemarkMissing = chosen.some(({ needsRemark, remarks }) => needsRemark && remarks.trim() === "");
  const services = chosen.map(({ serviceNo, count, remarks }) => ({ serviceNo, quantity: count, remarks }));

  const { asks, ask } = useAsks();
  const isNoneMissing = chosen.length === 0;

  function order() {
    if (isNoneMissing || isRemarkMissing) return ask();
    void submit.run({ body: { itemNo: item.itemNo, services, seenTotal: total } });
  }

  const footer = canOrder(item) ? (
    <Button wide pending={submit.pending} onClick={order}>
      {isPositive(total) ? words.payNow(cnyText(due.sum)) : words.submit}
    </Button>
  ) : (
    <LinkButton wide kind="quiet" href={href("/order/detail", { orderNo })}>
      {words.toOrder}
    </LinkButton>
  );
  return (
    <Page title={words.choose} footer={footer}>
      {children}
      <ForItem item={item} />
      {canOrder(item) ? null : <Notice>{words.nothingToOrder}</Notice>}
      <Missing text={asks > 0 && isNoneMissing ? words.pickFirst : null}>
        {kinds.map((kind) => (
          <OfferedOfKind key={kind} kind={kind} offered={offered} whose={whose} isAsked={asks > 0} />
        ))}
      </Missing>
    </Page>
  );
}

function ForItem({ item }: { item: OfferedItem }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  return (
    <Card>
      <div className="flex items-center gap-3">
        {item.pictureUrl === null ? null : (
          <div className="w-16 shrink-0">
            <Picture src={item.pictureUrl} alt="" />
          </div>
        )}
        <div className="min-w-0">
          <p className="line-clamp-2">{inLanguage(item.name, language)}</p>
          <p className="text-note text-grey">{skuLine(item.skuName ?? [], language)}</p>
          <p className="text-note text-grey">
            {item.itemNo} · {words.allPieces(item.quantity)}
          </p>
        </div>
      </div>
    </Card>
  );
}

type OfferedOfKindProps = {
  kind: (typeof kinds)[number];
  offered: ReturnType<typeof mergeServices<OfferedItem["services"][number]>>;
  whose: { goodsCode: string; shopId: string };
  /** What is missing is marked. */
  isAsked: boolean;
};

/** The services of one kind, each to be ticked; nothing where there is none. */
function OfferedOfKind({ kind, offered, ...asked }: OfferedOfKindProps) {
  const words = useDict(serviceDict);
  const list = offered.filter((service) => service.kind === kind);
  if (list.length === 0) return null;
  return (
    <Section title={kind === "basic" ? words.basic : words.valueAdded}>
      <Card className="flex flex-col divide-y divide-line" flush>
        {list.map((service) => (
          <OfferedService key={service.serviceNo} service={service} {...asked} />
        ))}
      </Card>
    </Section>
  );
}

/** One of them; a tick taken away by a slip comes back with how many it was and with its note. */
function OfferedService({
  service,
  whose,
  isAsked,
}: Pick<OfferedOfKindProps, "whose" | "isAsked"> & { service: OfferedOfKindProps["offered"][number] }) {
  const { serviceNo, selected, count, remarks } = service;
  const which = { goodsCode: whose.goodsCode, serviceNo };

  function choose({ quantity, remarks }: Wanted) {
    chooseAdditionalService(whose, { serviceNo, count: quantity, remarks });
  }
  function tick(on: boolean) {
    if (!on) {
      putAside(which, { count, remarks });
      return choose({ quantity: 0, remarks: "" });
    }
    const before = takenUpAgain(which);
    const quantity = Math.min(before?.count ?? service.quantity ?? 1, service.quantityMax);
    choose({ quantity, remarks: before?.remarks ?? "" });
  }

  return (
    <ServiceChoice
      service={service}
      isAsked={isAsked}
      wanted={selected ? { quantity: count, remarks } : undefined}
      onTick={tick}
      onChange={choose}
    />
  );
}
