import { countNewEnquiries } from "@sihai/contract/enquiry";
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
  ShoppingBag,
  Truck,
  Warehouse,
} from "lucide-react";
import { href, type Path, useDict, useEndpoint, useSession } from "#shop";

/** Entries whose words are a name alone. */
type Label = { [Key in keyof HomeWords]: HomeWords[Key] extends string ? Key : never }[keyof HomeWords];
type Shortcut = { path: Path; label: Label; icon: LucideIcon };

/** Of the ten shortcuts of rule A-59 those a newcomer looks for, on the first screen; with their names short enough for one line each. */
const first = [
  { path: "/guide/user", label: "guidance", icon: BookOpen },
  { path: "/calculator/index", label: "calculator", icon: Calculator },
  { path: "/warehouse/address", label: "warehouses", icon: Warehouse },
  { path: "/goods/collection", label: "favourites", icon: Heart },
] as const satisfies readonly Shortcut[];

/** The others, at the end of the page; the tenth, an order typed in by hand, stands with the other ways of ordering. */
const rest = [
  { path: "/user/consult/shop-consult", label: "enquiries", icon: MessageSquare },
  { path: "/user/address", label: "addresses", icon: MapPin },
  { path: "/help-center/list", label: "help", icon: CircleHelp },
  { path: "/guide/shopping", label: "shoppingGuide", icon: ShoppingBag },
  { path: "/guide/transfer", label: "forwardingGuide", icon: Truck },
] as const satisfies readonly Shortcut[];

/** The four a newcomer looks for, near the top of the home page. */
export function Shortcuts() {
  const words = useDict(homeDict);
  return <ShortcutGrid name={words.shortcuts} shortcuts={first} columns="grid-cols-4" />;
}

/** The other ones, at the end of the home page, with how many answers to enquiries a member has not read. */
export function MoreShortcuts() {
  const words = useDict(homeDict);
  const isMember = useSession((session) => session.status) === "user";
  const answers = useEndpoint(countNewEnquiries, {}, { enabled: isMember, staysWithoutLogin: true }).data?.unread ?? 0;
  return <ShortcutGrid name={words.moreShortcuts} shortcuts={rest} columns="grid-cols-3" answers={answers} />;
}

type GridProps = { name: string; shortcuts: readonly Shortcut[]; columns: string; answers?: number };

function ShortcutGrid({ name, shortcuts, columns, answers = 0 }: GridProps) {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  return (
    <nav aria-label={name} className="rounded-card bg-white px-0.5 py-3 shadow-card">
      <ul className={cx("grid gap-y-2", columns)}>
        {shortcuts.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <LinkPart
              href={href(path)}
              className="flex flex-col items-center gap-1.5 px-1 py-1 text-center text-note leading-4 tracking-tight hyphens-auto wrap-anywhere max-[359px]:px-0 max-[359px]:tracking-tighter"
            >
              <span className="relative grid size-11 place-items-center rounded-control bg-brand-soft text-brand-strong">
                <Icon aria-hidden size={22} />
                {label === "enquiries" && answers > 0 ? (
                  <span className="absolute -top-1 left-7 min-w-5 rounded-full bg-danger whitespace-nowrap px-1.5 leading-5 font-semibold text-white">
                    <span aria-hidden>{answers}</span>
                    <span className="sr-only">{words.unreadEnquiries(answers)}</span>
                  </span>
                ) : null}
              </span>
              {words[label]}
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}
