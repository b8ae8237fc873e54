import { endingDict } from "@sihai/text/dict/apart/ending";
import { useDict } from "../use-dict.ts";

/** That the business is being wound down, what no longer goes and what still does. */
export default function EndingBar() {
  const words = useDict(endingDict);
  return (
    <p role="status" className="bg-warn-soft px-4 py-2 text-center text-note text-warn">
      {words.bar}
    </p>
  );
}
