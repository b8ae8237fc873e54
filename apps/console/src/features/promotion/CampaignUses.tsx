import { useEndpoint } from "@sihai/client";
import { listCampaignUses } from "@sihai/contract/promotion";
import { beijing, cnyText, formatDateTime } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import { OrderLink, Pager, ParcelLink, ReadTable } from "#desk";
import type { Campaign } from "./campaign.ts";

/** The parcels and orders a campaign was used for; each leads to it. */
export function CampaignUses({ kind, id }: Pick<Campaign, "kind" | "id">) {
  const words = useDict(consolePromotionDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const read = useEndpoint(listCampaignUses, { query: { kind, id, page } }, { freshMs: 0 });
  const { list = [], total = 0, pageSize = 50 } = read.data ?? {};
  return (
    <section aria-label={words.usesOf(total)} className="flex flex-col gap-2">
      <h3 className="font-semibold">{total === 0 ? words.noUses : words.usesOf(total)}</h3>
      {read.data && total === 0 ? null : (
        <ReadTable
          read={read}
          caption={words.usesOf(total)}
          rows={list}
          rowId={({ no, reservedAt }) => `${no} ${reservedAt}`}
          maxHeight="360px"
          columns={[
            {
              key: "for",
              title: words.usedFor,
              cell: ({ kind: of, no }) => (of === "order" ? <OrderLink orderNo={no} /> : <ParcelLink packageId={no} />),
            },
            { key: "customer", title: shared.customer, cell: ({ customerMark }) => customerMark },
            { key: "amount", title: words.amount, align: "right", cell: ({ amount }) => cnyText(amount) },
            {
              key: "state",
              title: words.state,
              cell: ({ usedAt, releasedAt }) =>
                releasedAt !== null ? (
                  <Tag>{words.useStates.released}</Tag>
                ) : usedAt === null ? (
                  <Tag tone="warn">{words.useStates.reserved}</Tag>
                ) : (
                  <Tag tone="ok">{words.useStates.used}</Tag>
                ),
            },
            { key: "when", title: words.when, cell: ({ reservedAt }) => formatDateTime(reservedAt, language, beijing) },
          ]}
        />
      )}
      {total > pageSize ? <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => setPage(next ?? 1)} /> : null}
    </section>
  );
}
