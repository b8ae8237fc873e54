import { useEndpoint } from "@sihai/client";
import { listSettings } from "@sihai/contract/setting";
import { isSettingName, settingGroups, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Select } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { Beside, ReadTable, SearchFilter, useDeskKeys } from "#desk";
import { SettingPanel } from "./SettingPanel.tsx";
import { columnsBeside, useSettingColumns } from "./setting-columns.tsx";
import type { SettingRow } from "./types.ts";

/** Every rule of the operator's: what holds, what comes, and beside it one rule with its versions. */
export default function SettingsPage() {
  const words = useDict(consoleSettingDict);
  const [{ open, show }, change] = usePageSearch("/settings");
  const read = useEndpoint(listSettings, {}, { freshMs: 0 });
  const columns = useSettingColumns();
  const all = read.data?.list ?? [];
  const fits = useFits();
  const shown = all.filter(fits);
  const chosen = open !== undefined && isSettingName(open) ? open : null;
  useDeskKeys({ ids: shown.map(({ name }) => name), open, onOpen: (next) => change({ open: next, show: undefined }) });

  const panel =
    chosen === null ? null : (
      <SettingPanel
        key={chosen}
        name={chosen}
        isDrafting={show === "draft"}
        onDraft={(isDrafting) => change({ show: isDrafting ? "draft" : undefined })}
        onClose={() => change({ open: undefined, show: undefined })}
      />
    );

  return (
    <WorkPage title={words.title}>
      <p className="text-note text-grey">{words.hint}</p>
      <SettingFilters settings={all} />
      <Beside share="both" panel={panel}>
        <ReadTable
          read={read}
          caption={words.list}
          rows={shown}
          rowId={({ name }) => name}
          columns={panel === null ? columns : columns.filter(({ key }) => columnsBeside.includes(key))}
          openId={open}
          onOpen={({ name }) => change({ open: name, show: undefined })}
          emptyText={words.nothing}
        />
      </Beside>
    </WorkPage>
  );
}

/** Whether a rule is of the group chosen and has the words searched for. */
function useFits() {
  const words = useDict(consoleSettingDict);
  const [{ q = "", group }] = usePageSearch("/settings");
  const wanted = q.trim().toLowerCase();
  return ({ name }: SettingRow) => {
    const { title, hint } = words.names[name];
    const isOfGroup = group === undefined || settingOf(name).group === group;
    return isOfGroup && `${title} ${hint} ${name}`.toLowerCase().includes(wanted);
  };
}

/** A search by words, and the groups there are rules of. */
function SettingFilters({ settings }: { settings: readonly SettingRow[] }) {
  const words = useDict(consoleSettingDict);
  const [{ q, group }, change] = usePageSearch("/settings");
  const used = settingGroups.filter((one) => settings.some(({ name }) => settingOf(name).group === one));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[260px] flex-1">
        <SearchFilter label={words.search} asked={q} onAsk={(text) => change({ q: text })} />
      </div>
      <div className="w-[220px]">
        <Select
          label={words.group}
          hideLabel
          value={group ?? ""}
          onChange={(next) => change({ group: next === "" ? undefined : next })}
          options={[{ value: "", label: words.allGroups }, ...used.map((value) => ({ value, label: words.groups[value] }))]}
        />
      </div>
    </div>
  );
}
