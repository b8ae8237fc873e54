import { unprintableWords } from "@sihai/domain/address";
import { addressDict } from "@sihai/text/dict/address";
import { Notice } from "@sihai/ui";
import { useDict } from "#shop";

/** Says which words of an address no label can show, while they can still be written otherwise; nothing where all can. */
export function UnprintableNotice({ texts }: { texts: readonly string[] }) {
  const words = useDict(addressDict);
  const found = unprintableWords(texts);
  return found.length === 0 ? null : <Notice tone="warn">{words.unprintable(found.join(" "))}</Notice>;
}
