import { countNewEnquiries } from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Page, TabStrip } from "@sihai/ui";
import { go, useDict, useEndpoint, usePageSearch } from "#shop";
import { AskForm } from "./AskForm.tsx";
import { EnquiryDetail } from "./EnquiryDetail.tsx";
import { EnquiryList } from "./EnquiryList.tsx";

/** Asking before buying: the form, my enquiries, and one of them with its answer, each at an address of its own. */
export default function ShopConsultPage() {
  const words = useDict(enquiryDict);
  const { enquiryNo, tab = "ask", link, addressId } = usePageSearch("/user/consult/shop-consult");
  const unread = useEndpoint(countNewEnquiries, {}, { freshMs: 0 }).data?.unread;
  if (enquiryNo !== undefined) return <EnquiryDetail enquiryNo={enquiryNo} />;
  const tabs = (
    <TabStrip
      label={words.title}
      value={tab}
      onChange={(value) => go("/user/consult/shop-consult", value === "mine" ? { tab: value } : {}, { replace: true })}
      tabs={[
        { value: "ask", label: words.tabs.ask },
        { value: "mine", label: words.tabs.mine, badge: unread || undefined },
      ]}
      panelId="enquiries"
    />
  );
  if (tab === "ask") return <AskForm tabs={tabs} link={link} addressId={addressId} />;
  return (
    <Page title={words.title}>
      {tabs}
      <div id="enquiries">
        <EnquiryList />
      </div>
    </Page>
  );
}
