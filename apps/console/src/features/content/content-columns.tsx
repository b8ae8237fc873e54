import { beijing, dotted, formatDateTime } from "@sihai/text";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { type ContentRow, stateTones } from "./types.ts";

export const columnsBeside = ["what", "state"];

/**
 * A text, an advert or an announcement: its title with the language that is missing, where it is shown, its state, what readers
 * thought of it, and from when to when it stands.
 */
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
      cell: (row) => <Titled row={row} title={titleOf(row)} />,
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

/** A title, whether a newer release brings other words, and in which language it is missing. */
function Titled({ row, title }: { row: ContentRow; title: string }) {
  const { missing, broughtAnew } = useDict(consoleContentDict);
  return (
    <span className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
      {title}
      {row.isBroughtAnew ? <Tag tone="warn">{broughtAnew}</Tag> : null}
      {row.title.zh === null ? <Tag tone="warn">{missing.zh}</Tag> : null}
      {row.title.en === null ? <Tag tone="warn">{missing.en}</Tag> : null}
    </span>
  );
}
