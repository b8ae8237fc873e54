import {
  ArrowLeftRight,
  BadgePercent,
  Banknote,
  BookOpenCheck,
  ChartColumn,
  CircleGauge,
  ClipboardList,
  CreditCard,
  FileText,
  HandHeart,
  History,
  IdCard,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MailX,
  Megaphone,
  MessageCircleQuestionMark,
  Newspaper,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  Route,
  Scale,
  ServerCog,
  ShieldAlert,
  ShoppingBag,
  SlidersHorizontal,
  Sparkles,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  Warehouse,
} from "lucide-react";
import type { Path } from "./paths.ts";

type Entry = { path: Path; name: string; icon: LucideIcon };

/** The console's menu: within a group in the order goods travel. The position is the digit of the shortcut Alt + Shift + digit. */
export const menu = [
  {
    group: "start",
    entries: [
      { path: "/", name: "overview", icon: LayoutDashboard },
      { path: "/handover", name: "handover", icon: ArrowLeftRight },
    ],
  },
  {
    group: "warehouse",
    entries: [
      { path: "/receiving", name: "receiving", icon: PackageOpen },
      { path: "/unannounced", name: "unannounced", icon: PackageX },
      { path: "/storage", name: "storage", icon: Warehouse },
      { path: "/services", name: "services", icon: Sparkles },
      { path: "/packing", name: "packing", icon: PackageCheck },
      { path: "/dispatch", name: "dispatch", icon: Truck },
    ],
  },
  {
    group: "customers",
    entries: [
      { path: "/inbox", name: "inbox", icon: Inbox },
      { path: "/buying", name: "buying", icon: ShoppingBag },
      { path: "/enquiries", name: "enquiries", icon: MessageCircleQuestionMark },
      { path: "/experts", name: "experts", icon: Route },
      { path: "/returns", name: "returns", icon: Undo2 },
      { path: "/claims", name: "claims", icon: ShieldAlert },
      { path: "/withdrawals", name: "withdrawals", icon: Banknote },
      { path: "/transfers", name: "transfers", icon: Landmark },
      { path: "/bank-lines", name: "bankLines", icon: FileText },
      { path: "/suspense", name: "suspense", icon: Scale },
      { path: "/disputes", name: "disputes", icon: CreditCard },
      { path: "/card-holds", name: "cardHolds", icon: CircleGauge },
      { path: "/books", name: "books", icon: BookOpenCheck },
      { path: "/goodwill", name: "goodwill", icon: HandHeart },
      { path: "/lost-mailboxes", name: "lostMailboxes", icon: MailX },
    ],
  },
  {
    group: "lookUps",
    entries: [
      { path: "/orders", name: "orders", icon: ClipboardList },
      { path: "/parcels", name: "parcels", icon: PackageSearch },
      { path: "/customers", name: "customers", icon: Users },
    ],
  },
  {
    group: "running",
    entries: [
      { path: "/dashboards", name: "dashboards", icon: ChartColumn },
      { path: "/rates", name: "rates", icon: BadgePercent },
      { path: "/broadcasts", name: "broadcasts", icon: Megaphone },
      { path: "/promotions", name: "promotions", icon: TicketPercent },
      { path: "/content", name: "content", icon: Newspaper },
      { path: "/settings", name: "settings", icon: SlidersHorizontal },
      { path: "/staff", name: "staff", icon: IdCard },
      { path: "/operation", name: "operation", icon: ServerCog },
      { path: "/audit", name: "audit", icon: History },
    ],
  },
] as const satisfies readonly { group: string; entries: readonly Entry[] }[];

export type MenuEntry = (typeof menu)[number]["entries"][number];

export const menuEntries: readonly MenuEntry[] = menu.flatMap<MenuEntry>(({ entries }) => entries);
