import { useState } from "react";

/** The rows ticked for one act on all of them. */
export function useTicks() {
  const [ticked, setTicked] = useState<string[]>([]);
  return {
    ticked,
    setTicked,
    toggle: (id: string) =>
      setTicked((previous) => (previous.includes(id) ? previous.filter((one) => one !== id) : [...previous, id])),
    clear: () => setTicked([]),
  };
}
