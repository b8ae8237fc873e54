import { Search, X } from "lucide-react";
import { useUi } from "../layout/UiProvider.tsx";
import { focusFieldOf } from "./TextField.tsx";
import { useCleaned } from "./use-cleaned.ts";

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSearch: () => void;
  placeholder?: string;
  maxLength?: number;
};

/** A search by words, made on Enter or by its button; what is typed is the caller's. */
export function SearchBox({ label, value, onChange, onSearch, placeholder, maxLength = 140 }: SearchBoxProps) {
  const { words } = useUi();
  const typed = useCleaned(value, onChange, (text) => text.slice(0, maxLength));
  return (
    <search>
      <form
        className="field-box"
        onSubmit={(event) => {
          event.preventDefault();
          // In a sheet it may stand inside another form.
          event.stopPropagation();
          onSearch();
        }}
      >
        <Search aria-hidden size={20} className="shrink-0 text-grey" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          {...typed}
          maxLength={maxLength}
          placeholder={placeholder ?? label}
        />
        {value === "" ? null : (
          <button
            type="button"
            aria-label={words.clear}
            onClick={(event) => {
              onChange("");
              focusFieldOf(event.currentTarget);
            }}
            className="grid size-11 place-items-center text-grey"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        <button type="submit" className="-mr-2 min-h-11 px-2 font-semibold text-brand-strong">
          {words.search}
        </button>
      </form>
    </search>
  );
}
