import { endingDict } from "@sihai/text/dict/apart/ending";
import { useDict } from "../use-dict.ts";

/** In place of the way into something new, while the business is wound down. */
export default function NothingNew() {
  const words = useDict(endingDict);
  return <p className="w-full text-center text-body text-grey">{words.nothingNew}</p>;
}
