import { consultTypes } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/consult";
import { useDict, usePageSearch } from "#shop";
import { AskAboutThing } from "./AskAboutThing.tsx";
import { AskForm } from "./AskForm.tsx";

/** Asking us: about an order, an item or a parcel where the address names one, else in general. */
export default function ServicePage() {
  const words = useDict(consultDict);
  const { orderNo, itemNo, packageId, type } = usePageSearch("/user/consult/service");
  const first = consultTypes.find((one) => one === type);
  if (itemNo !== undefined) return <AskAboutThing kind="item" no={itemNo} first={first} title={words.ask} />;
  if (orderNo !== undefined) return <AskAboutThing kind="order" no={orderNo} first={first} title={words.ask} />;
  if (packageId !== undefined) return <AskAboutThing kind="parcel" no={packageId} first={first} title={words.ask} />;
  return <AskForm title={words.ask} subject={null} first={first} />;
}
