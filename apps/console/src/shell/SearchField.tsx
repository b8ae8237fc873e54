import { consoleDict } from "@sihai/text/dict/console/shell";
import { Search } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isBusy } from "./KeyList.tsx";
import { useDict } from "./language.ts";
import { go } from "./navigation.ts";
import { singleKeysOn } from "./single-keys.ts";

/** The search over everything, in the head of every page; `/` leads to it. Its name keeps a scan in it from being taken for the bench's. */
export function SearchField() {
  const words = useDict(consoleDict);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = typed.trim();
    if (q === "") return;
    go("/search", { q });
    input.current?.select();
  }

  return (
    <search className="border-b border-line bg-white px-4 py-1.5 lg:px-6">
      <form onSubmit={submit} className="flex max-w-[560px] items-center gap-2">
        <Search aria-hidden size={18} className="shrink-0 text-grey" />
        <input
          ref={input}
          name="scan-everything"
          aria-label={words.search.label}
          placeholder={words.search.hint}
          value={typed}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-[36px] min-w-0 flex-1 bg-transparent text-body placeholder:text-grey"
        />
        <button type="submit" className="min-h-[36px] rounded-control px-3 font-semibold text-brand-strong">
          {words.search.go}
        </button>
      </form>
    </search>
  );
}

/** `/` leads into the field, from wherever nothing is typed. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !singleKeysOn() || isBusy(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [input]);
}
