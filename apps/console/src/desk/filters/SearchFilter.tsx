import { SearchBox } from "@sihai/ui";
import { useState } from "react";

type SearchFilterProps = {
  label: string;
  placeholder?: string;
  /** What the address asks for now. */
  asked: string | undefined;
  onAsk: (text: string | undefined) => void;
};

/** A search that narrows a list by its address: the field shows what is asked for, also after going back or taking all filters off. */
export function SearchFilter({ label, placeholder, asked = "", onAsk }: SearchFilterProps) {
  const [shown, setShown] = useState(asked);
  const [typed, setTyped] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setTyped(asked);
  }
  return (
    <SearchBox
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      value={typed}
      maxLength={80}
      onChange={setTyped}
      onSearch={() => onAsk(typed.trim() || undefined)}
    />
  );
}
