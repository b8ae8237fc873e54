import type { LinkVerdict } from "@sihai/domain/links";
import { useEffect, useState } from "react";

/** What a text stands for; `leavesWords`: beside its link it has words of its own, which no look-up takes. */
type UnderstoodText = { verdict: LinkVerdict; leavesWords: boolean };

/** What the pasted text stands for; null for none, and until it is known. */
export function useUnderstanding(text: string): UnderstoodText | null {
  const [understood = null] = useUnderstandings([text]);
  return understood;
}

/** What each of these texts stands for but for empty ones, judged on the device while they are typed; the parser's code comes with the first letter. */
export function useUnderstandings(texts: readonly string[]): readonly UnderstoodText[] {
  const [understood, setUnderstood] = useState<readonly UnderstoodText[]>([]);
  const together = texts.filter((text) => text.trim() !== "").join("\u0000");
  useEffect(() => {
    if (together === "") {
      setUnderstood([]);
      return;
    }
    let isOld = false;
    void import("@sihai/domain/links").then(({ isLinkAmongWords, parseLink }) => {
      const read = (text: string) => ({ verdict: parseLink(text), leavesWords: isLinkAmongWords(text) });
      if (!isOld) setUnderstood(together.split("\u0000").map(read));
    });
    return () => {
      isOld = true;
    };
  }, [together]);
  return understood;
}
