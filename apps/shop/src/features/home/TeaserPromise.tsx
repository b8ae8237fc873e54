import { homeDict } from "@sihai/text/dict/home";
import { useDict } from "#shop";
import type { PromisedLine } from "../freight/line-days.ts";
import { usePromise } from "../freight/use-leaving.ts";

/** The days of a line nobody measured yet. */
export default function TeaserPromise({ line }: { line: PromisedLine }) {
  const words = useDict(homeDict);
  const promise = usePromise();
  return words.teaserPromised(promise.range(line));
}
