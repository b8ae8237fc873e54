import { endingDict } from "@sihai/text/dict/apart/ending";
import { Cell, CellGroup, Notice } from "@sihai/ui";
import { Banknote, Boxes, Plane, Truck } from "lucide-react";
import { href, useDict } from "#shop";

const ways = [
  { path: "/order/in-storage/goods-list", label: "send", icon: Boxes },
  { path: "/package/list", label: "parcels", icon: Plane },
  { path: "/wallet/withdraw", label: "withdraw", icon: Banknote },
  { path: "/order/submit/zy", label: "register", icon: Truck },
] as const;

/** In place of what invites to order, while the business is wound down: why there is none, and what still goes on. */
export default function Ending() {
  const words = useDict(endingDict);
  return (
    <>
      <Notice tone="warn" title={words.title}>
        {words.text}
      </Notice>
      <CellGroup>
        {ways.map(({ path, label, icon: Icon }) => (
          <Cell key={path} icon={<Icon size={20} />} title={words[label]} href={href(path)} />
        ))}
      </CellGroup>
    </>
  );
}
