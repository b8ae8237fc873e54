import { inLanguage } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/consult";
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

function placeOf({ kind, no }: Subject): string {
  switch (kind) {
    case "order":
      return href("/order/detail", { orderNo: no });
    case "item":
      // An item's number begins with its order's.
      return href("/order/detail", { orderNo: no.replace(/-\d+$/, "") });
    case "parcel":
      return href("/package/detail", { packageId: no });
    case "expert":
      return href("/delivery-expert/detail", { serviceBarcode: no });
  }
}
