import { formatBoth } from "@sihai/text";
import { useUi } from "../layout/UiProvider.tsx";

/** Says a moment within a sentence: in the reader's time, with Beijing time beside it where that is another. */
export function useMoment(): (at: string) => string {
  const { language, words } = useUi();
  return (at) => {
    const { local, beijing, same } = formatBoth(at, language);
    return same ? `${local} ${words.beijingTime}` : words.bothTimes(local, beijing);
  };
}
