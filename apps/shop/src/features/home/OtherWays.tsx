import { homeDict } from "@sihai/text/dict/home";
import { Cell, CellGroup } from "@sihai/ui";
import { PackagePlus, Pencil } from "lucide-react";
import { href, useDict } from "#shop";

/** For those without a link we can read: describe the goods, or send what was bought elsewhere. */
export function OtherWays() {
  const words = useDict(homeDict);
  return (
    <CellGroup title={words.otherWays}>
      <Cell icon={<Pencil size={22} />} title={words.manual} note={words.manualNote} href={href("/order/submit/diy")} />
      <Cell icon={<PackagePlus size={22} />} title={words.forward} note={words.forwardNote} href={href("/order/submit/zy")} />
    </CellGroup>
  );
}
