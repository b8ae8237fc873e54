import { beijing, cnyText, formatDateTime, moneyText } from "@sihai/text";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { Card } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { Facts, OrderLink, ParcelLink } from "#desk";
import type { WholeDispute } from "./types.ts";

type Proof = WholeDispute["proof"];

function useMoment() {
  const language = useLanguage();
  return (at: string | null) => (at === null ? null : formatDateTime(at, language, beijing));
}

/** All that is on record about the payment and what was bought with it. */
export function ProofCards({ proof }: { proof: Proof }) {
  const words = useDict(consoleDisputeDict);
  const { orders, parcels, works = [] } = proof;
  return (
    <>
      <PaymentCard proof={proof} />
      <Card title={words.bought} className="flex flex-col gap-4">
        {orders.length + parcels.length + works.length === 0 ? (
          <p className="text-note text-grey">{words.nothingBought}</p>
        ) : null}
        {orders.map((order) => (
          <Order key={order.orderNo} order={order} />
        ))}
        {parcels.map((parcel) => (
          <Parcel key={parcel.packageId} parcel={parcel} />
        ))}
        {works.map(({ kind, items }) => (
          <div key={kind} className="min-w-0">
            <p className="text-body">{words.works[kind]}</p>
            <p className="text-note break-words text-grey">{items.join("; ")}</p>
          </div>
        ))}
      </Card>
      <Correspondence said={proof.correspondence} />
    </>
  );
}

function PaymentCard({ proof: { payment, termsAcceptedAt } }: { proof: Proof }) {
  const words = useDict(consoleDisputeDict);
  const moment = useMoment();
  if (!payment) return null;
  const { paidAt, charged, amount, surcharge, card, billing } = payment;
  return (
    <Card title={words.paymentTitle}>
      <Facts
        rows={[
          [words.charged, `${moneyText(charged)} (${cnyText(amount)} + ${cnyText(surcharge)})`],
          [words.paidAt, moment(paidAt)],
          [words.card, card || null],
          [words.billedTo, billing === null ? words.notKept : billing.name],
          [words.email, billing?.email ?? null],
          [words.phone, billing?.phone || null],
          [words.billingAddress, billing?.address ?? null],
          [words.termsAccepted, moment(termsAcceptedAt)],
        ]}
      />
    </Card>
  );
}

function Order({ order: { orderNo, createdAt, total, items } }: { order: Proof["orders"][number] }) {
  const moment = useMoment();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-3 text-body">
        <OrderLink orderNo={orderNo} />
        <span>{cnyText(total)}</span>
        <span className="text-grey">{moment(createdAt)}</span>
      </p>
      <p className="text-note break-words text-grey">{items.join("; ")}</p>
    </div>
  );
}

function Parcel({ parcel }: { parcel: Proof["parcels"][number] }) {
  const words = useDict(consoleDisputeDict);
  const moment = useMoment();
  const { packageId, items, carrier, waybillNo, shippedAt, deliveredAt, completedAt, address, scans } = parcel;
  return (
    <div className="min-w-0">
      <ParcelLink packageId={packageId} />
      {items ? <p className="text-note break-words text-grey">{items.join("; ")}</p> : null}
      <Facts
        rows={[
          [words.carrier, [carrier, waybillNo].filter(Boolean).join(" ") || null],
          [words.shippedTo, address],
          [words.shipped, moment(shippedAt)],
          [words.delivered, moment(deliveredAt)],
          [words.received, moment(completedAt)],
        ]}
      />
      {scans.length === 0 ? null : (
        <ul aria-label={words.scans} className="mt-2 text-note text-grey">
          {scans.map(({ at, place, text }) => (
            <li key={`${at}${text}`}>{[moment(at), place, text].filter(Boolean).join(" · ")}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Correspondence({ said }: { said: Proof["correspondence"] }) {
  const words = useDict(consoleDisputeDict);
  const moment = useMoment();
  if (said.length === 0) return null;
  return (
    <Card title={words.correspondence}>
      <ul className="flex flex-col gap-2">
        {said.map(({ no, at, byStaff, text }) => (
          <li key={`${no}${at}`} className="min-w-0">
            <p className="text-note text-grey">{[moment(at), no, byStaff ? words.us : words.them].join(" · ")}</p>
            <p className="text-body break-words">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
