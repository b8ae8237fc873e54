import { beijing, cnyText, formatDate } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleSearchDict } from "@sihai/text/dict/console/search";
import { Tag, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage } from "#console";
import {
  CaseLink,
  ConsultLink,
  CustomerLink,
  DeliveryLink,
  ItemLink,
  MoneyLink,
  Notes,
  OrderLink,
  ParcelLink,
  StateTag,
  useLocal,
  wordOf,
} from "#desk";
import type { Found } from "./SearchPage.tsx";

/** One find: its number as a link, what it is, where it stands and whose. */
export function FoundRow({ row }: { row: Found }) {
  const words = useDict(consoleSearchDict);
  const local = useLocal();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="font-semibold">
        <NumberLink row={row} />
      </span>
      {row.name === null ? null : <span className="min-w-0 truncate">{local(row.name)}</span>}
      {row.email === null ? null : <span>{row.email}</span>}
      {row.via === null ? null : <span className="text-note text-grey">{words.via(row.via)}</span>}
      {row.state !== null && (row.kind === "item" || row.kind === "delivery") ? <StateTag item={row.state} /> : null}
      {row.state !== null && row.kind === "parcel" ? <StateTag parcel={row.state} /> : null}
      {row.kind === "order" ? <OrderFacts row={row} /> : null}
      {row.kind === "customer" ? <Notes subject={{ kind: "customer", no: row.no }} /> : null}
      {row.kind === "customer" || row.customerMark === null ? null : (
        <span className="text-note text-grey">{row.customerMark}</span>
      )}
    </li>
  );
}

/** An order by its number alone says little: where it stands, when it was placed, what it came to. */
function OrderFacts({ row: { state, at, sum } }: { row: Found }) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  return (
    <>
      {state === null ? null : <Tag>{wordOf(words.orderStates, state)}</Tag>}
      {at === undefined ? null : <span className="text-note text-grey">{formatDate(at, language, beijing)}</span>}
      {sum === undefined ? null : <span>{cnyText(sum)}</span>}
    </>
  );
}

function NumberLink({ row: { kind, no, customerMark } }: { row: Found }) {
  switch (kind) {
    case "customer":
      return <CustomerLink mark={no} />;
    case "order":
      return <OrderLink orderNo={no} />;
    case "item":
      return <ItemLink itemNo={no} />;
    case "delivery":
      return <DeliveryLink trackingNo={no} />;
    case "parcel":
      return <ParcelLink packageId={no} />;
    case "unannounced":
      return <TextLink href={href("/unannounced", { q: no })}>{no}</TextLink>;
    case "consult":
      return <ConsultLink consultNo={no} />;
    // What it pays is found beside it; its wallet is its customer's.
    case "payment":
      return customerMark === null ? no : <TextLink href={href("/customers", { q: customerMark })}>{no}</TextLink>;
    case "claim":
    case "return":
    case "enquiry":
    case "expert":
      return <CaseLink kind={kind} no={no} />;
    default:
      return <MoneyLink kind={kind} no={no} />;
  }
}
