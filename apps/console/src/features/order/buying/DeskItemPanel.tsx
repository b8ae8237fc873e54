import { useAction } from "@sihai/client";
import { buyingQueue, takeItems } from "@sihai/contract/order";
import { deliveryStages } from "@sihai/domain/courier";
import type { LocalText } from "@sihai/domain/language";
import { beijing, cnyText, formatDateTime, type Language, labelled } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, buttonClass, Card, IconButton, Notice, toastSuccess } from "@sihai/ui";
import { ExternalLink, X } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import {
  CustomerPictures,
  DeliveryLink,
  DueMark,
  Facts,
  ItemCell,
  ItemLink,
  Notes,
  OrderLink,
  PlatformName,
  serviceWords,
  useLocal,
  wishWords,
} from "#desk";
import type { ActionName } from "./action-keys.ts";
import { DeskActions } from "./DeskActions.tsx";
import type { DeskItem } from "./desk-item.ts";
import { HandBackForm } from "./HandBackForm.tsx";
import { SellerShippedForm } from "./SellerShippedForm.tsx";

type DeskItemPanelProps = {
  item: DeskItem;
  requestedAction: ActionName | null;
  onClose: () => void;
  onDone: () => void;
  /** It is somebody's to buy now, and left the list that is open. */
  onTaken: () => void;
};

/** One item of the queue: what to buy, where, for how much, and what can be done now. */
export function DeskItemPanel({ item, requestedAction, onClose, onDone, onTaken }: DeskItemPanelProps) {
  const words = useDict(consoleBuyingDict);
  const may = useMay();
  const take = useAction(takeItems, {
    refreshes: [buyingQueue],
    onDone: ({ taken }) => {
      toastSuccess(words.taken(taken));
      onTaken();
    },
  });
  const canSend =
    may("buying.record") && (item.state === "purchased" || (item.state === "seller-shipped" && item.sent.pieces < item.quantity));
  const isOthers = item.state === "buying" && item.buyerName !== null && !item.isMine;

  return (
    <section aria-label={item.itemNo} className="flex flex-col gap-3 xl:sticky xl:top-4">
      {item.answered ? <Answer answered={item.answered} /> : null}
      <WhatToBuy item={item} onClose={onClose} />
      {item.state === "paid" && may("buying.record") ? (
        <Button wide pending={take.pending} onClick={() => void take.run({ body: { itemNos: [item.itemNo] } })}>
          {words.take}
        </Button>
      ) : null}
      {item.state === "awaiting-confirmation" ? <Notice>{words.waitsForBuyer}</Notice> : null}
      {isOthers ? <Notice tone="warn">{words.takenBy(item.buyerName ?? "")}</Notice> : null}
      {canSend ? (
        <Card title={item.sent.pieces > 0 ? words.anotherDelivery : words.sellerShipped}>
          <SellerShippedForm itemNos={[item.itemNo]} left={item.quantity - item.sent.pieces} onDone={onDone} />
        </Card>
      ) : null}
      {isOthers ? null : <DeskActions item={item} requestedAction={requestedAction} onDone={onDone} />}
      {isOthers && may("staff.manage") ? (
        <Card title={words.handBack}>
          <HandBackForm itemNos={[item.itemNo]} onDone={onDone} />
        </Card>
      ) : null}
      <Notes subject={{ kind: "item", no: item.itemNo }} />
      <WantedServices services={item.services} />
    </section>
  );
}

/** What the customer said to the last question, and what that was. */
function Answer({ answered }: { answered: NonNullable<DeskItem["answered"]> }) {
  const words = useDict(consoleBuyingDict);
  const language = useLanguage();
  return (
    <Notice tone="brand" title={labelled(words.answered, formatDateTime(answered.at, language, beijing), language)}>
      <span className="block whitespace-pre-line text-ink wrap-anywhere">{answered.text || words.answeredOnlyYes}</span>
      <span className="block wrap-anywhere">{words.answeredTo(answered.question)}</span>
    </Notice>
  );
}

type Local = LocalText;

/** The chosen option as the seller writes it, for that is what must be ordered; in English with its meaning in front, a size being the same in both. */
function optionWords(name: Local, value: Local, language: Language): string {
  const chinese = labelled(name.zh, value.zh, "zh");
  return language === "zh" || (value.en === value.zh && name.en === name.zh)
    ? chinese
    : `${labelled(name.en, value.en, "en")} (${chinese})`;
}

function ItemFacts({ item }: { item: DeskItem }) {
  const local = useLocal();
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  return (
    <Facts
      rows={[
        [words.budget, <strong key="budget">{cnyText(item.budget)}</strong>],
        [shared.quantity, item.quantity],
        [words.unitPrice, cnyText(item.unitPrice)],
        [words.domesticFreight, cnyText(item.domesticFreight)],
        [words.platform, <PlatformName key="platform" platform={item.platform} />],
        [words.shop, item.shopName],
        [words.buyerRemark, item.remark],
        [words.orderRemark, item.orderRemark],
        [words.howOrdered, item.quickBuy ? words.quickBuy : null],
        [words.wishes, wishWords(item.wish, words.wishNames).join(" · ")],
        [shared.orderNo, <OrderLink key="order" orderNo={item.orderNo} />],
        [shared.customer, item.customerMark],
        [words.platformOrderNo, item.platformOrderNo],
        [words.sentPieces, item.sent.pieces === 0 ? null : words.sentOf(item.sent.pieces, item.quantity, item.sent.deliveries)],
        [words.delivery, item.sent.stage === null ? null : local(deliveryStages[item.sent.stage])],
        [shared.trackingNo, item.trackingNo === null ? null : <DeliveryLink key="tracking" trackingNo={item.trackingNo} />],
      ]}
    />
  );
}

/** The thing itself: what it is, by when, where it is sold and for how much. */
function WhatToBuy({ item, onClose }: { item: DeskItem; onClose: () => void }) {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return (
    <Card title={<ItemLink itemNo={item.itemNo} />} aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}>
      <div className="flex flex-col gap-3">
        <ItemCell
          name={item.name}
          options={item.options.map(({ name, value }) => optionWords(name, value, language))}
          pictureUrl={item.pictureUrl}
        />
        <DueMark at={item.dueAt} />
        {item.link === null ? (
          <p className="text-body text-grey">{words.noLink}</p>
        ) : (
          <a
            href={item.link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("quiet", { small: true, wide: true })}
          >
            <ExternalLink aria-hidden size={18} />
            {shared.openSource}
            <span className="sr-only"> ({shared.opensNewTab})</span>
          </a>
        )}
        <CustomerPictures fileIds={item.pictureFileIds} />
        <ItemFacts item={item} />
        {item.isBuyersOwnPrice ? <Notice tone="warn">{words.buyersOwnPrice}</Notice> : null}
      </div>
    </Card>
  );
}

/** What the customer wants done with it once it arrives. */
function WantedServices({ services }: Pick<DeskItem, "services">) {
  const shared = useDict(consoleDict);
  return (
    <p className="text-note text-grey">
      {shared.services}: {services.map((service) => serviceWords(service, shared.purchaseServices)).join(", ") || shared.none}
    </p>
  );
}
