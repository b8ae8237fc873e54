import { platformNames, platforms } from "@sihai/domain/links";
import { inLanguage } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Select } from "@sihai/ui";
import { useDict, useLanguage, usePageSearch } from "#console";
import { QueueFilters } from "#desk";

/** Platform, one’s own work and what is due; all stand in the address. */
export function DeskFilters() {
  const words = useDict(consoleBuyingDict);
  const language = useLanguage();
  const [{ platform, assigned, due }, change] = usePageSearch("/buying");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-[200px]">
        <Select
          label={words.platform}
          hideLabel
          value={platform ?? ""}
          onChange={(next) => change({ platform: next || undefined, after: undefined, item: undefined })}
          options={[
            { value: "", label: words.allPlatforms },
            ...platforms.map((value) => ({ value, label: inLanguage(platformNames[value], language) })),
          ]}
        />
      </div>
      <QueueFilters
        assigned={assigned}
        due={due}
        onChange={(changed) => change({ ...changed, after: undefined, item: undefined })}
      />
    </div>
  );
}
