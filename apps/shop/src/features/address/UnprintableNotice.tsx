import { unprintableWords } from "@sihai/domain/address";
import { addressDict } from "@sihai/text/dict/address";
import { Notice } from "@sihai/ui";
import { useDict } from "#shop";

type UnprintableNoticeProps = {
  texts: readonly string[];
  /** What the words are of: an address stands on the label, names of goods on the customs form. */
  of?: "address" | "goods";
};

/** Says which words no label or form can show, while they can still be written otherwise; nothing where all can. */
export function UnprintableNotice({ texts, of = "address" }: UnprintableNoticeProps) {
  const words = useDict(addressDict);
  const found = unprintableWords(texts);
  return found.length === 0 ? null : <Notice tone="warn">{words.unprintable[of](found.join(" "))}</Notice>;
}
