import { plotted } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { useLocal } from "#desk";
import { type Campaign, stateTones } from "./campaign.ts";
import { useCampaignWords } from "./use-campaign-words.ts";

export const campaignColumnsBeside = ["name", "state"];

/** A campaign: what it gives and until when, how many of all have taken it, how often it was used, and what it came to in CNY. */
export function useCampaignColumns(): DataColumn<Campaign>[] {
  const words = useDict(consolePromotionDict);
  const local = useLocal();
  const { gives, name, window } = useCampaignWords();
  return [
    {
      key: "name",
      title: words.name,
      sortBy: name,
      cell: (campaign) => (
        <span className="block">
          <span className="block font-semibold">{name(campaign)}</span>
          {campaign.kind === "code" ? <span className="block text-note text-grey">{local(campaign.name)}</span> : null}
        </span>
      ),
    },
    {
      key: "state",
      title: words.state,
      sortBy: ({ state }) => state,
      cell: ({ state }) => (
        <span className="whitespace-nowrap">
          <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    { key: "gives", title: words.gives, cell: gives },
    { key: "window", title: words.window, sortBy: ({ until }) => until, cell: window },
    {
      key: "taken",
      title: words.taken,
      align: "right",
      sortBy: ({ taken }) => taken,
      cell: ({ taken, total }) => <span className="whitespace-nowrap">{words.takenOf(taken, total)}</span>,
    },
    { key: "used", title: words.used, align: "right", sortBy: ({ used }) => used, cell: ({ used }) => used },
    {
      key: "amount",
      title: words.spent,
      align: "right",
      sortBy: ({ amount }) => plotted(amount),
      cell: ({ amount }) => <span className="whitespace-nowrap">{cnyText(amount)}</span>,
    },
  ];
}
