import { listEnquiries } from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { EmptyState, InfiniteList } from "@sihai/ui";
import { href, useDict, usePagedEndpoint } from "#shop";
import { EnquiryCard } from "./EnquiryCard.tsx";

/** What the customer asked buyers, page after page; where there is nothing, the way to ask. */
export function EnquiryList() {
  const words = useDict(enquiryDict);
  const enquiries = usePagedEndpoint(listEnquiries, {}, (page) => ({ query: { page } }));
  return (
    <InfiniteList
      {...enquiries.listProps}
      keyOf={({ enquiryNo }) => enquiryNo}
      empty={
        <EmptyState
          picture="letter"
          text={words.listEmpty}
          action={{ label: words.askNow, href: href("/user/consult/shop-consult") }}
        />
      }
    >
      {(enquiry) => <EnquiryCard enquiry={enquiry} />}
    </InfiniteList>
  );
}
