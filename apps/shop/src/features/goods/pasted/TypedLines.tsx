import type { LinkVerdict } from "@sihai/domain/links";
import { useEffect, useState } from "react";
import Understanding from "./Understanding.tsx";
import type { Wanted } from "./wanted.ts";

/** More lines than these are told when they are looked up. */
const shownMax = 5;

/** While it is typed: what each line stands for, judged on the device. */
export function TypedLines({ lines }: { lines: readonly Wanted[] }) {
  const [verdicts, setVerdicts] = useState<readonly LinkVerdict[]>([]);
  const texts = lines
    .slice(0, shownMax)
    .map(({ text }) => text)
    .join("\u0000");
  useEffect(() => {
    let isOld = false;
    if (texts === "") setVerdicts([]);
    else
      void import("@sihai/domain/links").then(({ parseLink }) => {
        if (!isOld) setVerdicts(texts.split("\u0000").map((text) => parseLink(text)));
      });
    return () => {
      isOld = true;
    };
  }, [texts]);
  if (verdicts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {verdicts.map((verdict, at) => (
        <li key={`${at}-${verdict.kind}`}>
          <Understanding verdict={verdict} />
        </li>
      ))}
    </ul>
  );
}
