import type { SettingName } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Notice } from "@sihai/ui";
import { useDict } from "#console";

/** What becomes of the whole business by a rule that is one tick: said where it is drafted and where it is checked. Nothing by what holds already. */
export function Consequences({ name, value, held }: { name: SettingName; value: unknown; held: unknown }) {
  const words = useDict(consoleSettingDict);
  if (name !== "windingDown" || value === held) return null;
  return (
    <Notice tone="warn" title={words.consequences}>
      <ul className="list-disc pl-5">
        {words.windingDownFacts[value === true ? "on" : "off"].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Notice>
  );
}
