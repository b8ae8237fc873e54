import Understanding from "./Understanding.tsx";
import { useUnderstandings } from "./use-understanding.ts";
import type { Wanted } from "./wanted.ts";

/** More lines than these are told when they are looked up. */
const shownMax = 5;

/** While it is typed: what each line stands for. */
export function TypedLines({ lines }: { lines: readonly Wanted[] }) {
  const understood = useUnderstandings(lines.slice(0, shownMax).map(({ text }) => text));
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
