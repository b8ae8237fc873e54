import { inLanguage } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Cell, Picture } from "@sihai/ui";
import { MessageSquare } from "lucide-react";
import { href, useDict, useLanguage } from "#shop";
import type { ConsultOnWire } from "./types.ts";

type Subject = NonNullable<ConsultOnWire["subject"]>;

/** What a question is about, with a way there. */
export function SubjectCell({ subject }: { subject: Subject }) {
  const words = useDict(consultDict);
  const language = useLanguage();
  const { kind, no, name, pictureUrl, goods } = subject;
  const facts = [name && inLanguage(name, language), goods > 1 && words.goods(goods)].filter(Boolean);
  return (
    <Cell
      icon={
        pictureUrl === null ? (
          <MessageSquare size={20} />
        ) : (
          <span className="block size-11 overflow-hidden rounded-control">
            <Picture src={pictureUrl} alt="" />
          </span>
        )
      }
      title={`${words.subjects[kind]} ${no}`}
      note={facts.join(" · ")}
      href={placeOf(subject)}
    />
  );
}

/** What of it is gone has no place any more: its list has. */
function placeOf({ kind, no, orderNo }: Subject): string {
  switch (kind) {
    case "order":
    case "item":
      return orderNo === null ? href("/order/list") : href("/order/detail", { orderNo });
    case "parcel":
      return href("/package/detail", { packageId: no });
    case "expert":
      return href("/delivery-expert/detail", { serviceBarcode: no });
  }
}
