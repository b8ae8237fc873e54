import type { CallData } from "@sihai/contract";
import type { listEnquiries } from "@sihai/contract/enquiry";
import { countryName, dotted, formatDateTime } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Countdown, Price, Tag, useUi } from "@sihai/ui";
import { ChevronRight } from "lucide-react";
import { href, useDict, useLanguage } from "#shop";
import { platformLabel } from "../goods/local-text.ts";
import { enquiryTone } from "./enquiry-tone.ts";

type Enquiry = CallData<typeof listEnquiries>["list"][number];

/** One of my enquiries: what, where to, how it stands, and what it comes to. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { enquiryNo, state, products, country, plan, total, isNew, dueAt, expiresAt, createdAt } = enquiry;
  const until = state === "open" ? dueAt : state === "answered" ? expiresAt : null;
  const [first] = products;
  const line = [
    first?.platform ? platformLabel(first.platform, language) : null,
    products.length > 1 ? words.more(products.length) : words.pieces(first?.quantity ?? 1),
    words.plans[plan].name,
    countryName(country, language),
  ];
  return (
    <LinkPart
      href={href("/user/consult/shop-consult", { enquiryNo })}
      className="flex flex-col gap-2 rounded-card bg-white p-4 shadow-card"
    >
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={enquiryTone(state)}>{words.states[state]}</Tag>
        {isNew ? <Tag tone="danger">{words.isNew}</Tag> : null}
        <span className="ml-auto text-note text-grey">
          {until === null ? formatDateTime(createdAt, language) : <Countdown at={until} />}
        </span>
      </span>
      <span className="line-clamp-2 text-title font-semibold">{first?.name}</span>
      <span className="flex items-end gap-3">
        <span className="min-w-0 flex-1 text-note text-grey">{dotted(line)}</span>
        {total === null ? <ChevronRight aria-hidden size={20} className="text-grey" /> : <Price amount={total} />}
      </span>
    </LinkPart>
  );
}
