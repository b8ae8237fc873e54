import { consoleDict } from "@sihai/text/dict/console/shell";
import { Sheet, Switch } from "@sihai/ui";
import { Keyboard } from "lucide-react";
import { useEffect, useState } from "react";
import { useDict } from "./language.ts";
import { setSingleKeys, singleKeysOn, useSingleKeys } from "./single-keys.ts";

/** Every key of the console, and the switch for those that are a single letter; `?` opens it too. */
export function KeyList({ className }: { className: string }) {
  const words = useDict(consoleDict);
  const isOn = useSingleKeys((state) => state.on);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "?" || event.defaultPrevented || !singleKeysOn() || isBusy(event.target)) return;
      event.preventDefault();
      setOpen(true);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Keyboard aria-hidden size={18} />
        {words.keyList.title}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.keyList.title}>
        <div className="flex flex-col gap-4 pb-4 text-ink">
          <Switch label={words.keyList.singleKeys} checked={isOn} onChange={setSingleKeys} />
          <Keys rows={words.keyList.withModifier} />
          <h3 className="font-semibold">{isOn ? words.keyList.singleTitle : words.keyList.singleOff}</h3>
          <Keys rows={words.keyList.single} />
        </div>
      </Sheet>
    </>
  );
}

function Keys({ rows }: { rows: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-body">
      {rows.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-small bg-fill px-2 py-0.5 font-semibold">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whoever types or has a dialog open means the letter. An empty scan field is where the cursor rests. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal")) return true;
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && target.matches("[data-scan]")) return target.value !== "";
  return target.closest("input:not([type=checkbox]), textarea, select") !== null;
}
