import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { useDict } from "#console";
import { wordOf } from "#desk";
import type { Entry } from "./entry.ts";

type ChoicesFieldProps = {
  label: string;
  choices: readonly string[];
  entry: Entry | undefined;
  onChange: (entry: Entry) => void;
};

/** Any number of what there is to choose from, each with a tick; kept in the order of the choices. */
export function ChoicesField({ label, choices, entry, onChange }: ChoicesFieldProps) {
  const words = useDict(consoleSettingDict);
  const chosen: readonly Entry[] = Array.isArray(entry) ? entry : [];
  const toggle = (choice: string) =>
    onChange(choices.filter((each) => (each === choice ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-body font-semibold">{label}</legend>
      <div className="grid gap-x-3 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2 text-body">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            {wordOf(words.fields, choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
