import type { LinkVerdict } from "@sihai/domain/links";
import { useEffect, useState } from "react";

/** What a text stands for; `leavesWords`: beside its link it has words of its own, which no look-up takes. */
export type UnderstoodText = { verdict: LinkVerdict; leavesWords: boolean };

/** What the pasted text stands for, judged on the device while it is typed; the parser's code comes with the first letter. */
export function useUnderstanding(text: string): UnderstoodText | null {
  const [understood, setUnderstood] = useState<UnderstoodText | null>(null);
  useEffect(() => {
    if (text.trim() === "") {
      setUnderstood(null);
      return;
    }
    let isOld = false;
    void import("@sihai/domain/links").then(({ isLinkAmongWords, parseLink }) => {
      if (!isOld) setUnderstood({ verdict: parseLink(text), leavesWords: isLinkAmongWords(text) });
    });
    return () => {
      isOld = true;
    };
  }, [text]);
  return understood;
}
