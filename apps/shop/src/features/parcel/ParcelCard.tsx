import { isPositive } from "@sihai/domain";
import { cnyText, countryName, dotted, formatWeight, inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, Card, LinkButton, Picture, StatusTag, useUi } from "@sihai/ui";
import { href, serverNow, useAmountDue, useDict, useLanguage } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import { AwaitedLine } from "../transfer/pay/AwaitedTransfer.tsx";
import { useAwaitedTransfer } from "../transfer/pay/use-awaited-transfer.ts";
import { CardCharged } from "./CardCharged.tsx";
import { MostUrgent, ReportBeside } from "./NextStep.tsx";
import { ParcelMoney } from "./ParcelMoney.tsx";
import { arrivalText, cardAct, hasAlert, isLate, type ListedParcel, titleOf, toneOf } from "./parcel-view.ts";
import { useConfirmReceipt } from "./use-confirm-receipt.ts";

/** A parcel in the list: what is in it, where it goes, what happens next, and the one thing to do. */
export function ParcelCard({ parcel }: { parcel: ListedParcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { packageId, owed } = parcel;
  const awaited = useAwaitedTransfer(parcel.tradeNo === null ? undefined : packageId);
  const weight = formatWeight(parcel.grams, language);
  return (
    <Card className="flex flex-col gap-3">
      <LinkPart href={href("/package/detail", { packageId })} className="flex flex-col gap-2">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <StatusTag
            tone={toneOf(parcel)}
            label={owed === "0.00" || hasAlert(parcel) ? titleOf(parcel, words) : words.due(cnyText(owed))}
          />
          <span className="text-note text-grey">{packageId}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="flex gap-1.5">
            {parcel.pictures.slice(0, 3).map((picture) => (
              <span key={picture} className="block size-14 overflow-hidden rounded-control">
                <Picture src={picture} alt="" ratio="1/1" sizes="56px" />
              </span>
            ))}
          </span>
          <span className="min-w-[min(9em,100%)] flex-1 basis-28 text-body">
            <span className="block font-medium">
              {inLanguage(parcel.lineName, language)} <span>→&nbsp;{countryName(parcel.country, language)}</span>
            </span>
            <span className="block text-note text-grey">
              {dotted([
                words.items(parcel.itemCount),
                parcel.weighed ? words.actualWeight(weight) : words.estimatedWeight(weight),
              ])}
            </span>
          </span>
        </span>
        {parcel.arrives ? (
          <span className="block font-semibold">
            {arrivalText({ ...parcel, arrives: parcel.arrives }, serverNow(), words, language)}
          </span>
        ) : null}
      </LinkPart>
      <div>
        <ParcelMoney parcel={parcel} />
        <CardCharged payments={parcel.cardPayments ?? []} />
      </div>
      {awaited || cardAct(parcel, serverNow()) !== "pay" ? null : <SurchargeToCome amount={amountToPay(parcel)} />}
      {isLate(parcel.arrives, serverNow()) ? <p className="text-note text-warn">{words.laterThanExpected}</p> : null}
      {awaited ? (
        <AwaitedLine transfer={awaited} />
      ) : parcel.next.code === "arrive" && parcel.arrives ? null : (
        <MostUrgent next={parcel.next} claimBy={parcel.claimBy} claim={parcel.claim} />
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto empty:hidden">
        <CardActs parcel={parcel} />
      </div>
      <ReportBeside next={parcel.next} claimBy={parcel.claimBy} claim={parcel.claim} />
    </Card>
  );
}

function amountToPay({ owed, total }: ListedParcel): string {
  return isPositive(owed) ? owed : total;
}

/** Why the button asks for more than the card's sum; nothing where the balance pays. */
function SurchargeToCome({ amount }: { amount: string }) {
  const words = useDict(parcelDict);
  const { surcharge } = useAmountDue(amount);
  return surcharge === null ? null : <p className="text-right text-note text-grey">{words.plusSurcharge(cnyText(surcharge))}</p>;
}

/** What is to be done next, as the buttons of the card. */
function CardActs({ parcel }: { parcel: ListedParcel }) {
  const words = useDict(parcelDict);
  const { packageId, owed, tradeNo, claimBy, claim } = parcel;
  const toTab = (tab: "claim" | "clearance") => href("/package/detail", { packageId, tab });
  const report = (
    <LinkButton small kind="quiet" href={toTab("claim")}>
      {claim === null ? words.report : words.seeClaim}
    </LinkButton>
  );
  switch (cardAct(parcel, serverNow())) {
    case "pay":
      return (
        <PayLink
          small
          tradeNo={tradeNo ?? ""}
          amount={amountToPay(parcel)}
          text={isPositive(owed) ? words.payBalance : words.payDeposit}
        />
      );
    case "papers":
      return (
        <LinkButton small href={toTab("clearance")}>
          {words.uploadPapers}
        </LinkButton>
      );
    case "claim":
      return (
        <LinkButton small href={toTab("claim")}>
          {claim === null ? words.claimForIt : words.seeClaim}
        </LinkButton>
      );
    case "send-again":
      return (
        <LinkButton small href={href("/order/in-storage/goods-list")}>
          {words.sendAgain}
        </LinkButton>
      );
    case "send-rest":
      return (
        <LinkButton small kind="quiet" href={href("/package/detail", { packageId })}>
          {words.whatToDo}
        </LinkButton>
      );
    case "arrived":
      return (
        <>
          {claimBy === null && claim === null ? null : report}
          <ConfirmReceipt parcel={parcel} />
        </>
      );
    case "report":
      return report;
    case "track":
      return (
        <LinkButton small kind="quiet" href={href("/operation/pkg-logistics-tracking", { packageId })}>
          {words.seeTracking}
        </LinkButton>
      );
    case null:
      return null;
  }
}

function ConfirmReceipt({ parcel }: { parcel: ListedParcel }) {
  const words = useDict(parcelDict);
  const { ask, pending } = useConfirmReceipt(parcel);
  return (
    <Button small pending={pending} onClick={ask}>
      {words.confirmReceipt}
    </Button>
  );
}
