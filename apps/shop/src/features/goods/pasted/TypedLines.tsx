import { useEffect, useState } from "react";
import Understanding from "./Understanding.tsx";
import type { UnderstoodText } from "./use-understanding.ts";
import type { Wanted } from "./wanted.ts";

/** More lines than these are told when they are looked up. */
const shownMax = 5;

/** While it is typed: what each line stands for, judged on the device. */
export function TypedLines({ lines }: { lines: readonly Wanted[] }) {
  const [understood, setUnderstood] = useState<readonly UnderstoodText[]>([]);
  const texts = lines
    .slice(0, shownMax)
    .map(({ text }) => text)
    .join("\u0000");
  useEffect(() => {
    let isOld = false;
    if (texts === "") setUnderstood([]);
    else
      void import("@sihai/domain/links").then(({ isLinkAmongWords, parseLink }) => {
        const read = (text: string) => ({ verdict: parseLink(text), leavesWords: isLinkAmongWords(text) });
        if (!isOld) setUnderstood(texts.split("\u0000").map(read));
      });
    return () => {
      isOld = true;
    };
  }, [texts]);
  if (understood.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {understood.map(({ verdict, leavesWords }, at) => (
        <li key={`${at}-${verdict.kind}`}>
          <Understanding verdict={verdict} leavesWords={leavesWords} />
        </li>
      ))}
    </ul>
  );
}
