import type { LinkVerdict } from "@sihai/domain/links";
import { useEffect, useState } from "react";

/** What the pasted text stands for, judged on the device while it is typed; the parser's code comes with the first letter. */
export function useUnderstanding(text: string): LinkVerdict | null {
  const [verdict, setVerdict] = useState<LinkVerdict | null>(null);
  useEffect(() => {
    if (text.trim() === "") {
      setVerdict(null);
      return;
    }
    let isOld = false;
    void import("@sihai/domain/links").then(({ parseLink }) => {
      if (!isOld) setVerdict(parseLink(text));
    });
    return () => {
      isOld = true;
    };
  }, [text]);
  return verdict;
}
