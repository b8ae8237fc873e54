import { homeDict } from "@sihai/text/dict/home";
import { Cell, CellGroup, Notice } from "@sihai/ui";
import { Banknote, Boxes, Plane, Truck } from "lucide-react";
import { href, useDict } from "#shop";

const ways = [
  { path: "/order/in-storage/goods-list", label: "endingSend", icon: Boxes },
  { path: "/package/list", label: "endingParcels", icon: Plane },
  { path: "/wallet/withdraw", label: "endingWithdraw", icon: Banknote },
  { path: "/order/submit/zy", label: "endingRegister", icon: Truck },
] as const;

/** In place of what invites to order, while the business is wound down: why there is none, and what still goes on. */
export default function Ending() {
  const words = useDict(homeDict);
  return (
    <>
      <Notice tone="warn" title={words.endingTitle}>
        {words.endingText}
      </Notice>
      <CellGroup>
        {ways.map(({ path, label, icon: Icon }) => (
          <Cell key={path} icon={<Icon size={20} />} title={words[label]} href={href(path)} />
        ))}
      </CellGroup>
    </>
  );
}
