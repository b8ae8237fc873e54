import {
  BadgePercent,
  ChartColumn,
  ClipboardList,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  ShoppingBag,
  Sparkles,
  Truck,
  Undo2,
  Warehouse,
} from "lucide-react";
import type { Path } from "./paths.ts";

/** The console's menu, in the order goods travel. The position is the digit of the shortcut Alt + Shift + digit. */
export const menu = [
  { path: "/", name: "overview", icon: LayoutDashboard },
  { path: "/receiving", name: "receiving", icon: PackageOpen },
  { path: "/abnormal", name: "abnormal", icon: PackageX },
  { path: "/storage", name: "storage", icon: Warehouse },
  { path: "/buying", name: "buying", icon: ShoppingBag },
  { path: "/services", name: "services", icon: Sparkles },
  { path: "/enquiries", name: "enquiries", icon: MessageCircleQuestionMark },
  { path: "/packing", name: "packing", icon: PackageCheck },
  { path: "/dispatch", name: "dispatch", icon: Truck },
  { path: "/returns", name: "returns", icon: Undo2 },
  { path: "/orders", name: "orders", icon: ClipboardList },
  { path: "/parcels", name: "parcels", icon: PackageSearch },
  { path: "/dashboards", name: "dashboards", icon: ChartColumn },
  { path: "/rates", name: "rates", icon: BadgePercent },
  { path: "/audit", name: "audit", icon: History },
] as const satisfies readonly { path: Path; name: string; icon: LucideIcon }[];
