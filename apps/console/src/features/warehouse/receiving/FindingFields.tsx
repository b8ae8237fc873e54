import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Checkbox, ChipGroup } from "@sihai/ui";
import { useDict } from "#console";

/** What can be told at the bench by looking; the rest comes from the goods class. */
const visibleFlags = [
  "built-in-battery",
  "loose-battery",
  "liquid",
  "cream",
  "powder",
  "food",
  "cosmetics",
  "magnet",
  "blade",
  "fragile",
  "brand",
  // By the label; South China does not send these to mainland China.
  "overseas-origin",
] as const;

type FindingFieldsProps = {
  knownFlags: readonly string[];
  flags: readonly string[];
  alone: boolean;
  onFlags: (flags: string[]) => void;
  onAlone: (alone: boolean) => void;
};

/** Where the goods are not what was announced: what is inside, and whether they must travel on their own. */
export function FindingFields({ knownFlags, flags, alone, onFlags, onAlone }: FindingFieldsProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  return (
    <details>
      <summary className="flex min-h-[44px] items-center font-medium text-brand-strong">{words.moreFlags}</summary>
      <ChipGroup
        multiple
        label={shared.flags}
        value={flags}
        onChange={onFlags}
        options={visibleFlags
          .filter((flag) => !knownFlags.includes(flag))
          .map((flag) => ({ value: flag, label: shared.goodsFlags[flag] }))}
      />
      <div className="mt-3">
        <Checkbox label={words.alone} note={words.aloneNote} checked={alone} onChange={onAlone} />
      </div>
    </details>
  );
}
