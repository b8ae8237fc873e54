import { settingOf } from "@sihai/domain/setting";
import { beijing, formatDay } from "@sihai/text";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import type { SettingRow } from "./types.ts";
import { valueText } from "./value-text.ts";

export const columnsBeside = ["rule", "value"];

/** A rule as it holds, the next value and its day, and since when; a draft that waits for its checker is marked. */
export function useSettingColumns(): DataColumn<SettingRow>[] {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const text = ({ name }: SettingRow, value: unknown) => valueText(settingOf(name).shape, value, words, language);
  return [
    {
      key: "rule",
      title: words.rule,
      width: "24%",
      sortBy: ({ name }) => words.names[name].title,
      cell: ({ name, drafts }) => (
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {words.names[name].title}
          {drafts > 0 ? <Tag tone="warn">{words.draftsWaiting(drafts)}</Tag> : null}
        </span>
      ),
    },
    { key: "value", title: words.value, cell: (row) => text(row, row.value) },
    {
      key: "next",
      title: words.next,
      width: "16%",
      cell: (row) => row.next && `${text(row, row.next.value)} · ${formatDay(row.next.from, language, beijing)}`,
    },
    {
      key: "group",
      title: words.group,
      width: "12%",
      sortBy: ({ name }) => words.groups[settingOf(name).group],
      cell: ({ name }) => words.groups[settingOf(name).group],
    },
    {
      key: "since",
      title: words.since,
      width: "14%",
      sortBy: ({ from }) => from,
      cell: ({ isFirst, from }) => (isFirst ? words.ofFiles : formatDay(from, language, beijing)),
    },
  ];
}
