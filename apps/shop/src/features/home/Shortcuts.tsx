import { type HomeWords, homeDict } from "@sihai/text/dict/home";
import { cx, useUi } from "@sihai/ui";
import {
  BookOpen,
  Calculator,
  CircleHelp,
  Heart,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Pencil,
  ShoppingBag,
  Truck,
  Warehouse,
} from "lucide-react";
import { hasPage, href, type Path, useDict } from "#shop";

type Shortcut = { path: Path; label: keyof HomeWords & string; icon: LucideIcon };

/** The ten shortcuts of spec section 2, in its order. */
const shortcuts = [
  { path: "/user/consult/my-consult", label: "enquiries", icon: MessageSquare },
  { path: "/goods/collection", label: "favourites", icon: Heart },
  { path: "/user/address", label: "addresses", icon: MapPin },
  { path: "/help-center/list", label: "help", icon: CircleHelp },
  { path: "/calculator/index", label: "calculator", icon: Calculator },
  { path: "/order/submit/diy", label: "manual", icon: Pencil },
  { path: "/warehouse/address", label: "warehouses", icon: Warehouse },
  { path: "/guide/user", label: "guidance", icon: BookOpen },
  { path: "/guide/shopping", label: "shoppingGuide", icon: ShoppingBag },
  { path: "/guide/transfer", label: "forwardingGuide", icon: Truck },
] as const satisfies readonly Shortcut[];

export function Shortcuts() {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  const live = shortcuts.filter(({ path }) => hasPage(path));
  if (live.length === 0) return null;
  return (
    <nav aria-label={words.shortcuts} className="rounded-card bg-white px-2 py-3 shadow-card">
      <ul className={cx("grid gap-y-2", live.length % 4 === 0 ? "grid-cols-4" : "grid-cols-5")}>
        {live.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <LinkPart
              href={href(path)}
              className="flex flex-col items-center gap-1.5 py-1 text-center text-[13px] leading-4 hyphens-auto"
            >
              <span className="grid size-11 place-items-center rounded-[14px] bg-brand-soft text-brand-strong">
                <Icon aria-hidden size={22} />
              </span>
              {words[label]}
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}
