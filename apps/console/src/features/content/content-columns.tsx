import { beijing, dotted, formatDateTime } from "@sihai/text";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { type ContentRow, stateTones } from "./types.ts";

export const columnsBeside = ["what", "state"];

export function useContentColumns(): DataColumn<ContentRow>[] {
  const words = useDict(consoleContentDict);
  const language = useLanguage();
  const moment = (at: string | null) => at && formatDateTime(at, language, beijing);
  const titleOf = ({ title: { zh, en } }: ContentRow) => (language === "zh" ? (zh ?? en) : (en ?? zh)) ?? "";
  const placeOf = ({ kind, place }: ContentRow) =>
    kind === "article" ? words.places[place] : dotted([words.kinds[kind], words.places[place]]);
  return [
    {
      key: "what",
      title: words.what,
      sortBy: titleOf,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {titleOf(row)}
          {row.title.zh === null ? <Tag tone="warn">{words.missing.zh}</Tag> : null}
          {row.title.en === null ? <Tag tone="warn">{words.missing.en}</Tag> : null}
        </span>
      ),
    },
    { key: "place", title: words.place, sortBy: placeOf, cell: placeOf },
    {
      key: "state",
      title: words.state,
      cell: ({ state }) => (
        <span className="whitespace-nowrap">
          <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    {
      key: "helpful",
      title: words.helpful,
      sortBy: ({ helpful }) => (helpful === null ? -1 : helpful.no),
      cell: ({ helpful }) => helpful && words.votes(helpful.yes, helpful.no),
    },
    { key: "until", title: words.until, cell: ({ until }) => moment(until) },
    { key: "next", title: words.next, cell: ({ next }) => moment(next) },
    {
      key: "from",
      title: words.from,
      sortBy: ({ from }) => from,
      cell: ({ isFirst, from }) => (isFirst ? words.ofProduct : moment(from)),
    },
  ];
}
