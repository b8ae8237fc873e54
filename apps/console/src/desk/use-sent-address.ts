import { useEffect, useEffectEvent, useRef } from "react";

type SentAddress = {
  /** What the address names as open. */
  open: string | undefined;
  /** What the list shows; undefined while it is not here. */
  ids: readonly string[] | undefined;
  onSearch: (no: string) => void;
};

/** An address that was sent may name what stands on another tab or page by now: it is searched for, once, when the list is here. */
export function useSentAddress({ open, ids, onSearch }: SentAddress): void {
  const named = useRef(open);
  const look = useEffectEvent(() => {
    const no = named.current;
    named.current = undefined;
    if (no !== undefined && !ids?.includes(no)) onSearch(no);
  });
  const isHere = ids !== undefined;
  useEffect(() => {
    if (isHere) look();
  }, [isHere]);
}
