import { TextLink } from "@sihai/ui";
import { href, useMay } from "#console";
import { CaseLink, ConsultLink, ItemLink, MoneyLink, OrderLink, ParcelLink, SendMailAgain } from "#desk";
import type { CustomerRow, Whose } from "./customer.ts";

/** The number of a thing as a link to its desk; a movement of money leads to the customer's account. */
export function RowNumber({ row: { kind, no, state, words }, customer }: { row: CustomerRow; customer: Whose }) {
  switch (kind) {
    case "bill":
      return <AccountLink mark={customer.mark} no={no} />;
    case "order":
      return no && <OrderLink orderNo={no} />;
    case "stored":
    case "item":
    case "service":
    case "storage-task":
      return no && <ItemLink itemNo={no} />;
    case "parcel":
      return no && <ParcelLink packageId={no} />;
    case "consult":
      return no && <ConsultLink consultNo={no} />;
    case "return":
    case "claim":
    case "enquiry":
    case "expert":
    case "dispute":
      return no && <CaseLink kind={kind} no={no} />;
    case "withdrawal":
    case "transfer":
    case "suspense":
      return no && <MoneyLink kind={kind} no={no} />;
    case "mail":
      return no && (state === "refused" || state === "failing") ? (
        <SendMailAgain userId={customer.userId} id={no} subject={words ?? ""} />
      ) : null;
    default:
      return no;
  }
}

function AccountLink({ mark, no }: { mark: string; no: string | null }) {
  const may = useMay();
  const text = no ?? mark;
  return may("finance.read") ? <TextLink href={href("/books", { kind: "wallet", customer: mark })}>{text}</TextLink> : text;
}
