import { useEndpoint } from "@sihai/client";
import { campaignKinds, listCampaigns } from "@sihai/contract/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { useDict, usePageSearch } from "#console";
import { DeskPage, HintWithAdd } from "#desk";
import { CampaignForm } from "./CampaignForm.tsx";
import { CampaignPanel } from "./CampaignPanel.tsx";
import { campaignColumnsBeside, useCampaignColumns } from "./campaign-columns.tsx";

/** Coupons and discount codes: what is offered, what it was used for, what it came to. */
export default function PromotionsPage() {
  const words = useDict(consolePromotionDict);
  const [{ tab = "coupon", open, show, page = 1 }, change] = usePageSearch("/promotions");
  const campaigns = useEndpoint(listCampaigns, { query: { kind: tab, page } }, { freshMs: 0 });
  const { list = [], total = 0, pageSize = 50 } = campaigns.data ?? {};
  const shown = list.find(({ id }) => id === open);
  const close = () => change({ open: undefined, show: undefined });
  return (
    <DeskPage
      words={{ ...words, empty: words.empty[tab] }}
      tabs={campaignKinds}
      tab={tab}
      onTab={(next) => change({ tab: next, open: undefined, show: undefined, page: undefined })}
      counts={undefined}
      above={
        <HintWithAdd
          hint={words.hint}
          add={tab === "coupon" ? words.addCoupon : words.addCode}
          onAdd={() => change({ show: "new", open: undefined })}
        />
      }
      read={campaigns}
      rows={list}
      rowId={({ id }) => id}
      columns={useCampaignColumns()}
      columnsBeside={campaignColumnsBeside}
      table={{ caption: words.list[tab] }}
      share="both"
      pager={{ page, pageSize, total, onPage: (next) => change({ page: next, open: undefined }) }}
      open={open}
      onOpen={(next) => change({ open: next, show: undefined })}
      panel={
        show === "new" ? (
          <CampaignForm key={tab} kind={tab} onClose={close} onDone={() => change({ show: undefined, page: undefined })} />
        ) : shown ? (
          <CampaignPanel key={shown.id} campaign={shown} onClose={close} />
        ) : null
      }
    />
  );
}
