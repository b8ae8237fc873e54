import { type CustomerTab, customerTabs, sectionReadBy, sectionsOfTab } from "@sihai/domain/customer";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Card } from "@sihai/ui";
import { useDict, useMay, usePageSearch } from "#console";
import { DeskTabs } from "#desk";
import { CouponsRoom } from "./CouponsRoom.tsx";
import { CreditsRoom } from "./CreditsRoom.tsx";
import type { Customer } from "./customer.ts";
import { MemberRoom } from "./MemberRoom.tsx";
import { PayOutForm } from "./PayOutForm.tsx";
import { SectionCard } from "./SectionCard.tsx";
import { SectionPages } from "./SectionPages.tsx";

/** Everything of one customer under tabs; each shows what the reader's role may read, and a tab with nothing of it is not there. */
export function CustomerFile({ customer }: { customer: Customer }) {
  const words = useDict(consoleCustomerDict);
  const may = useMay();
  const [{ tab: asked, all, q }, change] = usePageSearch("/customers");
  const sectionsOf = (tab: CustomerTab) => sectionsOfTab[tab].filter((section) => may(sectionReadBy[section]));
  const tabs = customerTabs.filter((tab) => tab === "member" || sectionsOf(tab).length > 0);
  const tab = tabs.find((each) => each === asked) ?? tabs[0] ?? "member";
  const isOne = all !== undefined && may(sectionReadBy[all]);
  return (
    <>
      <Card flush>
        <DeskTabs
          label={words.tabsLabel}
          tabs={tabs}
          words={words.tabs}
          value={tab}
          onChange={(next) => change({ q, tab: next, all: undefined, page: undefined })}
        />
      </Card>
      {isOne ? (
        <SectionPages customer={customer} section={all} />
      ) : tab === "member" ? (
        <>
          <MemberRoom customer={customer} />
          <CreditsRoom credits={customer.credits} />
          <CouponsRoom coupons={customer.coupons} gifts={customer.gifts} />
        </>
      ) : (
        [
          tab === "money" && customer.disabled && may("finance.record") ? (
            <PayOutForm key="pay-out" userId={customer.userId} />
          ) : null,
          ...sectionsOf(tab).map((section) => <SectionCard key={section} customer={customer} section={section} tab={tab} />),
        ]
      )}
    </>
  );
}
