import { beijing, cnyText, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { DueMark } from "#desk";
import type { DeskSuspended } from "./types.ts";

export const stateTones: Record<DeskSuspended["state"], Tone> = {
  open: "brand",
  proposed: "warn",
  sending: "warn",
  uncertain: "danger",
  used: "ok",
  credited: "ok",
  "sent-back": "neutral",
  "taken-back": "neutral",
};

/**
 * Money that cannot be used: by when it is to be answered or when it was settled, what came, why it waits, its worth in CNY, and
 * what it was meant for; dashes where that is unknown.
 */
export function useSuspenseColumns(): DataColumn<DeskSuspended>[] {
  const words = useDict(consoleSuspenseDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "due",
      title: shared.due,
      cell: ({ closedAt, answerBy }) =>
        closedAt === null ? <DueMark at={answerBy} /> : words.closedOn(formatDateTime(closedAt, language, beijing)),
    },
    {
      key: "amount",
      title: words.arrival,
      cell: ({ arrived, suspenseNo }) => (
        <span className="block">
          <span className="font-semibold whitespace-nowrap">{moneyText(arrived)}</span>
          <span className="block text-note text-grey">{suspenseNo}</span>
        </span>
      ),
    },
    {
      key: "state",
      title: shared.state,
      cell: ({ state }) => <Tag tone={stateTones[state]}>{words.states[state]}</Tag>,
    },
    { key: "why", title: words.whyFilter, cell: ({ why }) => words.why[why] },
    {
      key: "worth",
      title: words.worth,
      align: "right",
      cell: ({ worth }) => (worth === null ? "–" : cnyText(worth)),
    },
    { key: "payable", title: words.meantFor, cell: ({ payable }) => payable?.numbers.join(", ") || payable?.tradeNo || "–" },
    { key: "customer", title: shared.customer, cell: ({ customerMark }) => customerMark || words.nobody },
  ];
}
