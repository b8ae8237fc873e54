import { platformNames, platforms } from "@sihai/domain/links";
import { inLanguage } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Chip, Select } from "@sihai/ui";
import { useDict, useLanguage, usePageSearch } from "#console";
import { AssignedFilter, DueFilter } from "#desk";

/** Platform, "only mine" and what is due; all stand in the address. */
export function DeskFilters() {
  const words = useDict(consoleBuyingDict);
  const language = useLanguage();
  const [{ platform, mine, assigned, due }, change] = usePageSearch("/buying");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-[200px]">
        <Select
          label={words.platform}
          hideLabel
          value={platform ?? ""}
          onChange={(next) => change({ platform: next || undefined, page: undefined, item: undefined })}
          options={[
            { value: "", label: words.allPlatforms },
            ...platforms.map((value) => ({ value, label: inLanguage(platformNames[value], language) })),
          ]}
        />
      </div>
      <Chip
        label={words.mine}
        on={mine === "1"}
        onClick={() => change({ mine: mine ? undefined : "1", page: undefined, item: undefined })}
      />
      <AssignedFilter value={assigned} onChange={(next) => change({ assigned: next, page: undefined, item: undefined })} />
      <DueFilter value={due} onChange={(next) => change({ due: next, page: undefined, item: undefined })} />
    </div>
  );
}
